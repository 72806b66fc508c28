import type { CurrencyTable } from '@retour/core';
import table from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { currencyOptions } from './currency-options';

const { currencies } = table as CurrencyTable;
const labelOf = (id: string, chosen?: string): string | undefined =>
  currencyOptions(currencies, 'USD', chosen).find(({ value }) => value === id)?.label;

it('names each currency after its code, and the one that is chosen by its code alone where its name is long', () => {
  expect(labelOf('TND', 'USD')).toBe('TND, dinar tunisien');
  expect(labelOf('TND', 'TND')).toBe('TND');
  expect(labelOf('EUR', 'EUR')).toBe('EUR, euro');
  expect(labelOf('TND')).toBe('TND, dinar tunisien');
});
