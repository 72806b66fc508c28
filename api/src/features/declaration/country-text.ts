import { additionalCountries } from '@retour/core';
import countryNames from '@retour/core/data/country-names.json' with { type: 'json' };

const countries: Readonly<Record<string, string>> = { ...additionalCountries, ...countryNames };

/** French name of a country; its code when it is unknown. */
export function countryText(code: string): string {
  return countries[code] ?? code;
}
