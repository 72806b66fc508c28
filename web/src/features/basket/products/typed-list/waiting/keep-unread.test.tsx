import type { ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { beforeEach, expect, it } from 'vitest';
import { initialAppState, useAppStore } from '../../../../../store';
import { keepUnread } from './keep-unread';
import { takeListsBack } from './take-lists-back';
import { readUncounted } from './uncounted-lines';

const catalogue: ProductCatalogue = JSON.parse(JSON.stringify(products));
const told = (of?: string): readonly string[] => readUncounted(of).map(({ typed }) => typed);

/** As the device is found at one start. */
function find(...unread: readonly unknown[]): void {
  const { simulator } = initialAppState;
  useAppStore.setState({
    ...initialAppState,
    simulator: { ...simulator, simulatorRequest: { ...simulator.simulatorRequest, unread } },
  });
  keepUnread(catalogue);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('tells each of two that are worded alike, found at two starts', () => {
  const nameless = { productId: 'x', value: 30, currency: 'EUR' };
  find(nameless);
  find(nameless);
  expect(told()).toEqual(['Article illisible : 30 EUR', 'Article illisible : 30 EUR']);
  expect(takeListsBack()).toBe('Article illisible : 30 EUR; Article illisible : 30 EUR');
});

it.each([
  [{ productId: 'whisky', name: 'Whisky', value: 30.12345, amount: 2.1 }, 'Whisky 2,1 L : 30,12345 CHF'],
  [
    { productId: 'cigarettes', name: 'Cigarettes', value: 30, amount: 200 },
    '200 Cigarettes : 30 CHF en tout',
  ],
  [{ productId: 'parfum', name: 'Parfum', value: '12', amount: 3 }, '3 × Parfum'],
  [{ name: 'Montre', value: 90, currency: 'CHFX', amount: 3 }, '3 × Montre : 90 CHFX en tout'],
  [{ productId: null, name: 'Pain, beurre', amount: 'trois', value: 9 }, 'Pain / beurre : 9 CHF'],
  [{ name: 'Montre', value: 90, amount: -3 }, 'Montre : 90 CHF'],
  [{ productId: 'gone', name: 'Cidre', value: 9, amount: 2 }, 'Cidre : 9 CHF'],
  [{ name: 42, value: 9, currency: 'CHF' }, 'Article illisible : 9 CHF'],
  [null, 'Article illisible'],
])('words what can be read of it as what is left out: %o', (stored, words) => {
  find(stored === null ? null : { currency: 'CHF', ...stored });
  expect(told()).toEqual([words]);
});
