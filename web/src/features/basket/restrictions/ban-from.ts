import { type Arrival, banWords, type HeldRestriction, phrase } from '@retour/core';
import { shownCountryName } from '../../reference/shown-country-name';
import { fromCountry } from '../journey/from-country';

/** « Interdit en provenance des États-Unis » of what another country may send; what comes from nowhere, or from the Union alone, says so. */
export function banFrom({ good }: HeldRestriction, arrival: Pick<Arrival, 'country'> | null): string {
  if (arrival === null || good.insideUnion === 'forbidden') return banWords(good);
  return good.exemptCountries.length + good.limitedCountries.length === 0
    ? phrase`Interdit depuis tout pays hors de l'Union européenne`
    : phrase`Interdit en provenance ${fromCountry(shownCountryName(arrival.country))}`;
}
