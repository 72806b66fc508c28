import type { Currency } from '@retour/core';
import type { NumberFormat } from '../../../lib/french-number';
import { fallbackCurrency } from '../../../store';
import type { SelectOption } from '../../../ui';

/** Signs that the field beside a price holds on the narrowest phone. */
const maxShown = 9;

/**
 * The country's currency first, then the euro, those that a price was typed with, and all the others by name; each by its code
 * first. The one that is chosen, when it is given, is its code alone where the field beside a price does not hold its name.
 */
export function currencyOptions(
  currencies: readonly Currency[],
  defaultCurrency: string,
  chosen?: string,
  typed: readonly string[] = [],
): readonly SelectOption[] {
  const first = [defaultCurrency, fallbackCurrency, ...typed];
  const rank = ({ id }: Currency): number => (first.includes(id) ? first.indexOf(id) : first.length);
  return [...currencies]
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'fr'))
    .map(({ id, name }) => {
      const label = `${id}, ${name}`;
      return { value: id, label: id === chosen && label.length > maxShown ? id : label };
    });
}

/** Symbol or code shown beside a price. */
export function currencySuffix(id: string, currencies: readonly Currency[]): string {
  return currencies.find((currency) => currency.id === id)?.symbol ?? id;
}

/** What tells a currency in what is typed. */
export type NamedCurrency = Pick<Currency, 'id' | 'symbol' | 'name'>;

const usualDecimals = 2;

/** Every currency is tried at each letter of a price, and the platform takes long to say its decimals. */
const formats = new Map<string, NumberFormat>();

/**
 * How a price in this currency is read. It may have three decimals in a few, two in the others, those without cents included; the
 * comma of euros is that of their decimals, that of others comes from foreign receipts.
 */
export function priceFormat(id: string): NumberFormat {
  const known = formats.get(id);
  if (known !== undefined) return known;
  const { maximumFractionDigits = usualDecimals } = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: id,
  }).resolvedOptions();
  const format = {
    maximumDecimals: Math.max(usualDecimals, maximumFractionDigits),
    asksThousands: id === fallbackCurrency,
    readsThousands: true,
  };
  formats.set(id, format);
  return format;
}
