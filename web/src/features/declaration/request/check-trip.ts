import { declarationFields, declarationMessages } from '@retour/contract';
import { isBorderPossible, phrase } from '@retour/core';
import type { DeclarationRequest } from '../../../store';

export type TripField = 'meanOfTransport' | 'country' | 'border' | 'flightNumber';
export type TripProblems = Partial<Record<TripField, string>>;
export type DeclaredTrip = Pick<DeclarationRequest, 'meansOfTransportAndCountry' | 'border'>;

export const tripFields = [
  'meanOfTransport',
  'flightNumber',
  'country',
  'border',
] as const satisfies readonly TripField[];

const messages = {
  meanOfTransport: phrase`Choisissez comment vous rentrez en France (exemple : Avion).`,
  country: phrase`Choisissez un pays dans la liste (exemple : Japon).`,
  border: phrase`Répondez par oui ou par non.`,
} as const;

export function asksBorder({ meansOfTransportAndCountry: trip }: DeclaredTrip): boolean {
  const { country, meanOfTransport } = trip;
  return country !== undefined && meanOfTransport !== undefined && isBorderPossible(country, meanOfTransport);
}

export function asksFlight({ meansOfTransportAndCountry: trip }: DeclaredTrip): boolean {
  return trip.meanOfTransport === 'plane';
}

/** A flight number without odd spaces. */
export function cleanFlightNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s.\-‐-―]+/gu, ' ')
    .trim();
}

/** Every answer about the trip that is missing or refused, with what to do. */
export function checkTrip(declared: DeclaredTrip): TripProblems {
  const { meanOfTransport, country, flightNumber } = declared.meansOfTransportAndCountry;
  const problems: TripProblems = {};
  if (meanOfTransport === undefined) problems.meanOfTransport = messages.meanOfTransport;
  if (country === undefined) problems.country = messages.country;
  if (asksBorder(declared) && declared.border === undefined) problems.border = messages.border;
  const flightProblem = asksFlight(declared) ? checkFlightNumber(flightNumber) : null;
  if (flightProblem !== null) problems.flightNumber = flightProblem;
  return problems;
}

function checkFlightNumber(typed: string): string | null {
  const flightNumber = cleanFlightNumber(typed);
  if (flightNumber === '') return declarationMessages.flightNumberRequired;
  return declarationFields.flightNumber.safeParse(flightNumber).success
    ? null
    : declarationMessages.flightNumber;
}
