import type { Currency } from '@retour/core';
import { fallbackCurrency } from '../../../store';
import type { SelectOption } from '../../../ui';

/** The country's currency first, then the euro, then all the others by name. */
export function currencyOptions(
  currencies: readonly Currency[],
  defaultCurrency: string,
): readonly SelectOption[] {
  const first = [defaultCurrency, fallbackCurrency];
  const rank = ({ id }: Currency): number => (first.includes(id) ? first.indexOf(id) : first.length);
  return [...currencies]
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'fr'))
    .map(({ id, name }) => ({ value: id, label: `${name} (${id})` }));
}

/** Symbol or code shown beside a price. */
export function currencySuffix(id: string, currencies: readonly Currency[]): string {
  return currencies.find((currency) => currency.id === id)?.symbol ?? id;
}

/** What may be typed beside a price in this currency. */
export function currencyUnits(id: string, currencies: readonly Currency[]): readonly string[] {
  const currency = currencies.find((candidate) => candidate.id === id);
  return currency === undefined ? [id] : [id, currency.symbol, currency.name];
}
