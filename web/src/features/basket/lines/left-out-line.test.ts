import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import catalogue from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { asList } from '../products/typed-list/reading/as-list';
import { readList } from '../products/typed-list/reading/read-list';
import { leftOutLine, withoutFigures } from './left-out-line';

const context = { currencies: currencies.currencies, defaultCurrency: 'CHF' };
const products = indexCatalogue(catalogue as unknown as ProductCatalogue);

/** What the list that it comes back to reads in it. */
function readBack(name: string, amount: number, productId: string | null) {
  const product = productId === null ? null : products.get(productId);
  const { typed } = leftOutLine({ name, amount, value: 90, currency: 'EUR' }, product);
  const [read, ...others] = readList(asList([typed]), context) ?? [];
  expect([typed, read?.kind, others]).toEqual([typed, 'read', []]);
  return read;
}

it.each(['bouteilles de vin', 'Montre', 'iPhone 15', 'Pastis / ouzo', 'Cigarettes (paquet de 20)'])(
  'says how many, with the price of all: %s',
  (name) => {
    const prices = [expect.objectContaining({ price: 90, currency: 'EUR' })];
    expect(readBack(name, 3, null)).toMatchObject({ name, count: 3, basis: 'all', prices });
  },
);

it.each([
  ['Whisky', 0.7, 'whisky', 'l'],
  ['Bière', 12, 'biere', 'l'],
  ['Tabac à rouler', 50, 'tabac-a-rouler', 'g'],
  ['Cigarettes', 200, 'cigarettes', 'cigarette'],
])('says how much of what is taxed by it: %s', (name, value, productId, unit) => {
  expect(readBack(name, value, productId)).toMatchObject({ name, count: 1, measure: { value, unit } });
});

const taxedOrInFigures = [...products.values()].filter(
  ({ subProducts, kind, name }) => subProducts.length === 0 && (kind === 'amount-product' || /\d/.test(name)),
);
const amounts = { l: 0.7, g: 50, cigarette: 200, cigarillo: 50, cigare: 10 } as const;

it.each(taxedOrInFigures.map(({ name, id, unit }) => [name, id, unit] as const))(
  'is read back as one article, whatever figures its name holds: %s',
  (name, id, unit) => {
    const amount = unit === null ? 3 : amounts[unit];
    const isCounted = unit === null || unit === 'cigarillo' || unit === 'cigare';
    // Where nobody said how much of it, as many as were typed.
    expect(readBack(withoutFigures(name), 3, null)).toMatchObject({ count: 3, basis: 'all' });
    expect(readBack(name, amount, id)).toMatchObject({
      count: isCounted ? amount : 1,
      measure: unit === null ? undefined : { value: isCounted ? 1 : amount, unit },
      prices: [expect.objectContaining({ price: 90, currency: 'EUR' })],
    });
  },
);

it('says nothing of how much while nobody knows what is counted', () => {
  const whisky = { name: 'Whisky', amount: 0.7, value: 90, currency: 'EUR' };
  expect(leftOutLine(whisky, undefined).typed).toBe('Whisky : 90 EUR');
});
