import { isBorderPossible } from '@retour/core';
import type { DeclarationRequest, MeansOfTransportAndCountry } from './declaration-state';

export interface TripChange extends Partial<MeansOfTransportAndCountry> {
  readonly border?: boolean | undefined;
  readonly defaultCurrency?: string | undefined;
}

/** The request with another trip; the answer about the border stands only where it is asked. */
export function withTrip(
  request: DeclarationRequest,
  { border, defaultCurrency, ...fields }: TripChange,
): DeclarationRequest {
  const before = request.meansOfTransportAndCountry;
  const trip = { ...before, ...fields };
  const kept = isBorderAsked(before) ? request.border : undefined;
  return {
    ...request,
    meansOfTransportAndCountry: trip,
    defaultCurrency: defaultCurrency ?? request.defaultCurrency,
    border: isBorderAsked(trip) ? (border ?? kept) : isWhole(trip) ? false : undefined,
  };
}

function isWhole({ meanOfTransport, country }: MeansOfTransportAndCountry): boolean {
  return meanOfTransport !== undefined && country !== undefined;
}

/** A frontier resident or worker exists only from Switzerland by car; elsewhere the answer is no. */
function isBorderAsked({ meanOfTransport, country }: MeansOfTransportAndCountry): boolean {
  return meanOfTransport !== undefined && country !== undefined && isBorderPossible(country, meanOfTransport);
}
