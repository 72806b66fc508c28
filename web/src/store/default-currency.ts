import type { Currency } from '@retour/core';
import { fallbackCurrency } from './fallback-currency';

/** The first currency of a country, the euro when none is known (specification §4). */
export function defaultCurrencyOf(country: string | undefined, currencies: readonly Currency[]): string {
  if (country === undefined) return fallbackCurrency;
  return currencies.find(({ countries }) => countries.includes(country))?.id ?? fallbackCurrency;
}
