import type { CountryType, MeanOfTransport } from './traveller';

/** The 27 member states. */
export const memberStates: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Public classification of a country (specification §5); the law's own is `regimeOf`. */
export function countryType(country: string): CountryType {
  if (memberStates.has(country)) return 'EU';
  return country === 'AD' ? 'AD' : 'NON_EU';
}

/** Whether somebody is treated as a frontier resident or worker: they say so, and it may be. */
export function isFrontier(trip: {
  readonly border: boolean;
  readonly country: string;
  readonly meanOfTransport: MeanOfTransport;
}): boolean {
  return trip.border && isBorderPossible(trip.country, trip.meanOfTransport);
}

/**
 * Whether somebody may arrive as a frontier resident or worker: from Switzerland by car only (specification §4).
 * Not as long as the country or the transport is not said.
 */
export function isBorderPossible(
  country: string | undefined,
  meanOfTransport: MeanOfTransport | undefined,
): boolean {
  return country === 'CH' && meanOfTransport === 'car';
}
