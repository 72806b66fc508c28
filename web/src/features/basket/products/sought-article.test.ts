import type { Product, ProductCatalogue } from '@retour/core';
import { indexCatalogue } from '@retour/core';
import table from '@retour/core/data/currencies.json';
import catalogue from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { emptyDraft } from './article-draft';
import { missingOf, readSoughtArticle } from './sought-article';
import { fillDraft } from './typed-list/fill-draft';

const productOf = (id: string) => indexCatalogue(catalogue as ProductCatalogue).get(id) ?? null;
const perfume = productOf('parfum');

function filledWith(typed: string, trip = 'USD', product: Product | null = perfume) {
  const context = { currencies: table.currencies, defaultCurrency: trip };
  const sought = readSoughtArticle(typed, context, product === null);
  if (sought === null) return null;
  const filled = fillDraft(emptyDraft(product, { currency: trip }), product, sought.read);
  return {
    name: filled.name,
    count: filled.count.text,
    price: filled.price.text,
    currency: filled.currency,
    missing: missingOf(sought, filled),
    isAssumed: sought.isCurrencyAssumed,
  };
}

it.each([
  ['2 shampoings', 'USD', { name: 'shampoings', count: '2', price: '' }],
  ['shampoing x2', 'USD', { name: 'shampoing', count: '2', price: '' }],
  ['2 parfums 80 $ pièce', 'USD', { count: '2', price: '80', isAssumed: false }],
  ['parfum 45', 'USD', { name: 'parfum', price: '45', currency: 'USD', isAssumed: true }],
  ['parfum 300', 'MAD', { price: '300', currency: 'MAD', isAssumed: true }],
  ['3 parfums 45 pièce', 'USD', { count: '3', price: '45', isAssumed: true }],
  ['parfum quatre-vingts euros', 'USD', { name: 'parfum', price: '80', currency: 'EUR' }],
  ['shampoing 80$CAD', 'USD', { price: '80', currency: 'CAD', isAssumed: false }],
])('fills the form with all of « %s » from %s', (typed, trip, filled) =>
  expect(filledWith(typed, trip)).toMatchObject({ ...filled, missing: undefined }),
);

it.each([
  ['shampoing 12 500 dh', 'MAD', 'price'],
  ['parfum 80 ou 90 €', 'USD', 'price'],
  ['parfum 300 dh', 'USD', 'price'],
  ['parfum 80 fr', 'USD', 'price'],
  ['2 parfums 80 fr', 'USD', 'price'],
  ['parfum 99 999 999 €', 'USD', 'price'],
  ['parfum 0,004 €', 'USD', 'price'],
  ['parfum -20 $', 'USD', 'price'],
  ['montre neuf cent euros', 'USD', 'price'],
  ['parfum 8e', 'USD', 'price'],
  ['parfum 80$ -20%', 'USD', 'price'],
  ['TOTAL 1900 $', 'USD', 'price'],
  ['3 parfums 100 $ en tout', 'USD', 'price'],
  ['2 ou 3 savons', 'USD', 'count'],
  ['plusieurs savons', 'USD', 'count'],
  ['10 000 shampoings 1 $ pièce', 'USD', 'both'],
])('says of « %s » from %s that the form has not its %s', (typed, trip, missing) =>
  expect(filledWith(typed, trip)).toMatchObject({ price: '', missing }),
);

it('says that how many are not how much, of what is taxed by quantity', () => {
  const whisky = productOf('spiritueux');
  expect(filledWith('2 whisky', 'USD', whisky)).toMatchObject({ missing: 'count' });
  expect(filledWith('2 whisky 30 $ pièce', 'USD', whisky)).toMatchObject({ price: '60', missing: 'count' });
});

it.each([
  'iPhone 15',
  'Chanel 5',
  'bière 1664',
  'parfum',
  'chaussures taille 42',
  'T-shirt 3 ans',
  'écran 27"',
  'PS5',
])('takes nothing of « %s », which is a name', (typed) => expect(filledWith(typed)).toBeNull());

it('leaves to a free name the number that may be of it', () =>
  expect(filledWith('zorglub 15', 'USD', null)).toMatchObject({
    name: 'zorglub 15',
    price: '',
    missing: 'price',
  }));
