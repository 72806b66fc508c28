import type { Currency } from '@retour/core';
import { useMemo } from 'react';
import type { SelectOption } from '../../../ui';
import { currencyOptions } from './currency-options';

/** The list of {@link currencyOptions}, the same one until what it is made of changes. */
export function useCurrencyOptions(
  currencies: readonly Currency[],
  defaultCurrency: string,
  chosen?: string,
  typed: readonly string[] = [],
): readonly SelectOption[] {
  const codes = typed.join(' ');
  return useMemo(
    () => currencyOptions(currencies, defaultCurrency, chosen, codes.split(' ')),
    [currencies, defaultCurrency, chosen, codes],
  );
}
