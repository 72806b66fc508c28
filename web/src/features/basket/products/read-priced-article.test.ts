import type { CurrencyTable } from '@retour/core';
import table from '@retour/core/data/currencies.json';
import { expect, it } from 'vitest';
import { readArticleAndPrice, readBarePrice } from './read-name-field';
import { endsInBareNumber, readPricedArticle } from './read-priced-article';

const { currencies } = table as CurrencyTable;
const read = (typed: string) => readPricedArticle(typed, { currencies, defaultCurrency: 'USD' });

it.each([
  ['iPhone 1099 $', { name: 'iPhone', price: 1099, currency: 'USD', count: 1 }],
  ['iPhone 15 à 1 099,50 €', { name: 'iPhone 15', price: 1099.5, currency: 'EUR' }],
  ['2 parfums 80 $ chacun', { name: 'parfums', price: 80, count: 2, basis: 'each' }],
  ['2 parfums 80 $ en tout', { name: 'parfums', price: 80, count: 2, basis: 'all' }],
  ['whisky 40° 70 cl 35 $', { name: 'whisky', degree: 40, measure: { value: 0.7, unit: 'l' } }],
])('reads « %s »', (typed, article) => expect(read(typed)).toMatchObject(article));

it.each(['iPhone', 'iPhone 15', 'Peugeot 205', '2 parfums 80 $', 'montre 12,345.67.8 $', '80 $', ''])(
  'reads no price in « %s »',
  (typed) => expect(read(typed)).toBeNull(),
);

it('reads how many, how much and in which currency where « each or all » is left to say', () =>
  expect(readArticleAndPrice('2 parfums 80 $', { currencies, defaultCurrency: 'EUR' })).toMatchObject({
    name: 'parfums',
    count: 2,
    price: 80,
    currency: 'USD',
    basis: undefined,
  }));

it.each([
  ['80 $', { text: '80', currency: 'USD' }],
  ['€ 12,50', { text: '12,50', currency: 'EUR' }],
  ['1099', { text: '1099' }],
  [' 1 099,50 ', { text: '1 099,50' }],
  ['1,099 $', { text: '1,099', currency: 'USD' }],
])('reads « %s » as a price alone', (typed, price) =>
  expect(readBarePrice(typed, { currencies, defaultCurrency: 'USD' })).toEqual(price),
);

it.each(['iPhone 1099', '80 $ parfum', '80 $ 90 €', '15 cigares', 'PS5', '$', ''])(
  'reads no price alone in « %s »',
  (typed) => expect(readBarePrice(typed, { currencies, defaultCurrency: 'USD' })).toBeNull(),
);

it.each([
  ['chocolat 20', true],
  ['montre 1 099,50', true],
  ['iPhone 1099', true],
  ['iPhone 15', false],
  ['Chanel n°5', false],
  ['Levi’s 501', false],
  ['whisky 12 ans', false],
  ['7 for all mankind', false],
  ['parfum 80 $', false],
])('« %s » ends in a number that may be its price: %s', (typed, isSo) =>
  expect(endsInBareNumber(typed, { currencies, defaultCurrency: 'USD' })).toBe(isSo),
);
