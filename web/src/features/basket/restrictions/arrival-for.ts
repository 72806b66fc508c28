import { type Arrival, regimeOf } from '@retour/core';

/** The arrival as it is for an article bought in a country of its own; the trip's own otherwise. */
export function arrivalFor(trip: Arrival, country: string | undefined): Arrival {
  if (country === undefined || country === trip.country) return trip;
  return { ...trip, country, regime: regimeOf({ country, meanOfTransport: 'other', border: false }) };
}
