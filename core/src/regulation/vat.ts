import type { Law } from './law';
import { vatClasses, vatRateRows } from './tables/vat-rates';

/**
 * The rate of a product, in percent. The catalogue writes it as it stood when the tables begin (20, 10, 5.5, 2.1): it
 * says which of the rates applies, the law of the day says how much that is.
 */
export function vatPercentOf(cataloguePercent: number, { vatRates }: Law): number {
  const found = vatClasses.find((name) => vatRateRows[name][0]?.value === cataloguePercent);
  return found === undefined ? cataloguePercent : vatRates[found].value;
}
