import countryNames from '@retour/core/data/country-names.json';

const names: Readonly<Record<string, string>> = countryNames;

/** French name of a country; its code when it is unknown. */
export function countryName(code: string): string {
  return names[code] ?? code;
}
