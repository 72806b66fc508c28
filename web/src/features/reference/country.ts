import { excludedCountries } from '@retour/core';
import countriesData from '@retour/core/data/countries.json';
import { countryName } from './country-name';

export interface Country {
  /** ISO 3166-1 alpha-2, or a territory code of the duty rules. */
  readonly code: string;
  /** Null for a territory that ISO 3166-1 does not know. */
  readonly alpha3: string | null;
  readonly numeric: string | null;
  /** French name. */
  readonly name: string;
  /** Other names, in other languages too, and towns that people type. */
  readonly aliases: readonly string[];
}

const collator = new Intl.Collator('fr', { sensitivity: 'base' });

/** Every country and territory, in the order of French names. */
export const everyCountry: readonly Country[] = countriesData
  .map((country) => ({ ...country, name: countryName(country.code) }))
  .toSorted((a, b) => collator.compare(a.name, b.name));

/** Those where purchases can be made: all but France and its overseas territories (specification §5). */
export const countriesOfPurchase: readonly Country[] = everyCountry.filter(
  ({ code }) => !excludedCountries.has(code),
);
