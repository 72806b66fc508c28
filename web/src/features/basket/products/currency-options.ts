import type { Currency } from '@retour/core';
import type { NumberFormat } from '../../../lib/french-number';
import { fallbackCurrency } from '../../../store';
import type { SelectOption } from '../../../ui';

/** Signs that the field beside a price holds on the narrowest phone. */
const maxShown = 9;

/**
 * The country's currency first, then the euro, then all the others by name; each by its code first. The one that is chosen,
 * when it is given, is its code alone where the field beside a price does not hold its name.
 */
export function currencyOptions(
  currencies: readonly Currency[],
  defaultCurrency: string,
  chosen?: string,
): readonly SelectOption[] {
  const first = [defaultCurrency, fallbackCurrency];
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

/** What people write in the country itself, where it is neither the code nor the sign. */
const localUnits: Readonly<Record<string, readonly string[]>> = {
  AED: ['dh', 'dhs'],
  CHF: ['fr', 'fr.', 'frs', 'sfr'],
  CNY: ['rmb'],
  CZK: ['kc'],
  EGP: ['le'],
  ILS: ['nis'],
  INR: ['rs'],
  MAD: ['dh', 'dhs'],
  PLN: ['zl'],
  QAR: ['qr'],
  SAR: ['sr'],
  TRY: ['tl'],
  XAF: ['f', 'cfa', 'f cfa'],
  XOF: ['f', 'cfa', 'fcfa'],
};

/** « dh » of a dirham, « TL » of a Turkish lira: of several countries sometimes, so that the trip says which. */
export function localUnitsOf(id: string): readonly string[] {
  return localUnits[id] ?? [];
}

/** What may be typed beside a price in this currency: « € », « EUR », « euros ». */
export function currencyUnits(id: string, currencies: readonly NamedCurrency[]): readonly string[] {
  const currency = currencies.find((candidate) => candidate.id === id);
  if (currency === undefined) return [id];
  const { symbol, name } = currency;
  const [word = name] = name.split(' ');
  return [id, symbol, name, word, `${word}s`, ...localUnitsOf(id)];
}

const usualDecimals = 2;

/**
 * How a price in this currency is read. It may have three decimals in a few, two in the others, those without cents included; the
 * comma of euros is that of their decimals, that of others comes from foreign receipts.
 */
export function priceFormat(id: string): NumberFormat {
  const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: id });
  return {
    maximumDecimals: Math.max(usualDecimals, format.resolvedOptions().maximumFractionDigits ?? usualDecimals),
    asksThousands: id === fallbackCurrency,
    readsThousands: true,
  };
}
