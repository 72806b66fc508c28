import { type Arrival, banWords, type HeldRestriction, phrase } from '@retour/core';
import { shownCountryName } from '../../reference/shown-country-name';
import { fromCountry } from '../journey/from-country';

/** « Interdit en provenance des États-Unis »; « Interdit » of what is forbidden from everywhere. */
export function banFrom({ good }: HeldRestriction, arrival: Pick<Arrival, 'country'> | null): string {
  return arrival === null || good.insideUnion === 'forbidden'
    ? banWords(good)
    : phrase`Interdit en provenance ${fromCountry(shownCountryName(arrival.country))}`;
}
