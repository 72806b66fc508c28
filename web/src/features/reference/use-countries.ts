import { type Country, countriesOfPurchase } from './country';

/** Countries and territories where purchases can be made, by French name. */
export function useCountries(): readonly Country[] {
  return countriesOfPurchase;
}
