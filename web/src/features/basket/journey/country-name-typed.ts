import { countryName } from '../../reference';

/** What is typed for a country; nothing without any. */
export function nameOfCountry(country: string | undefined): string {
  return country === undefined ? '' : countryName(country);
}
