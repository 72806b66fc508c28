import type { Product, ProductCatalogue } from '@retour/core';
import { indexCatalogue } from '@retour/core';
import table from '@retour/core/data/currencies.json';
import catalogue from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { emptyDraft } from './article-draft';
import { missingOf, readSoughtArticle } from './sought-article';
import { fillDraft } from './typed-list/reading/fill-draft';

const productOf = (id: string) => indexCatalogue(catalogue as ProductCatalogue).get(id) ?? null;
const perfume = productOf('parfum');

function filledWith(typed: string, trip = 'USD', product: Product | null = perfume) {
  const context = { currencies: table.currencies, defaultCurrency: trip };
  const sought = readSoughtArticle(typed, context);
  if (sought === null) return null;
  const filled = fillDraft(emptyDraft(product, { currency: trip }), product, sought.read);
  return {
    name: filled.name,
    count: filled.count.text,
    price: filled.price.text,
    currency: filled.currency,
    missing: missingOf(sought, filled, filled),
    offered: sought.offered.map((priced) => `${priced.name}: ${priced.price} ${priced.currency}`),
  };
}

it.each([
  ['2 shampoings', 'USD', { name: 'shampoings', count: '2', price: '' }],
  ['shampoing x2', 'USD', { name: 'shampoing', count: '2', price: '' }],
  ['2 parfums 80 $ pièce', 'USD', { count: '2', price: '80', offered: [] }],
  ['parfum quatre-vingts euros', 'USD', { name: 'parfum', price: '80', currency: 'EUR' }],
  ['parfum 100 lires', 'USD', { price: '100 lires', currency: 'USD' }],
  ['parfum 50 e', 'USD', { name: 'parfum', price: '50', currency: 'EUR' }],
  ['shampoing 80$CAD', 'USD', { price: '80', currency: 'CAD', offered: [] }],
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
  ['parfum 50 zorks', 'USD', 'price'],
  ['parfum 80$ -20%', 'USD', 'price'],
  ['TOTAL 1900 $', 'USD', 'price'],
  ['2 ou 3 savons', 'USD', 'count'],
  ['plusieurs savons', 'USD', 'count'],
  ['10 000 shampoings 1 $ pièce', 'USD', 'both'],
])('says of « %s » from %s that the form has not its %s', (typed, trip, missing) =>
  expect(filledWith(typed, trip)).toMatchObject({ price: '', missing }),
);

it.each([
  ['sac à main 350 €, parfum 80 €', 'EUR'],
  ['sac à main 350 euros et montre 200 euros', 'EUR'],
  ['sac 350 € parfum 80 $', 'JPY'],
  ['sac, parfum', 'JPY'],
  ['sac 350, parfum 80', 'JPY'],
  ['parfum 80 ou 90 €', 'EUR'],
  ['parfum -20 $', 'USD'],
  ['2 parfums 80 €', 'EUR'],
  ['parfum 300 dh', 'JPY'],
  ['iPhone 15 999 €', 'EUR'],
])(
  'proposes the currency that is written in « %s » from Japan, though the form takes no price of it',
  (typed, currency) => {
    const filled = filledWith(typed, 'JPY');
    expect([filled?.price ?? '', filled?.currency ?? 'JPY']).toEqual(['', currency]);
  },
);

it.each([
  ['parfum 80 ou 90 €', 'price', { price: { text: '85' } }],
  ['2 ou 3 savons', 'count', { count: { text: '3' } }],
])('says no more of « %s » that its %s is missing, once it is written', (typed, missing, written) => {
  const sought = readSoughtArticle(typed, { currencies: table.currencies, defaultCurrency: 'USD' });
  if (sought === null) throw new Error('nothing read');
  const filled = fillDraft(emptyDraft(perfume, { currency: 'USD' }), perfume, sought.read);
  expect(missingOf(sought, filled, filled)).toBe(missing);
  expect(missingOf(sought, filled, { ...filled, ...written })).toBeUndefined();
});

it('has the price of all that does not divide', () =>
  expect(filledWith('3 parfums 100 $ en tout')).toMatchObject({
    price: '100',
    count: '3',
    missing: undefined,
  }));

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
  'jean 7 for all mankind',
])('takes nothing of « %s », which is a name', (typed) => expect(filledWith(typed)).toBeNull());

it.each([
  ['chaussures 42', 'USD', '1', ['chaussures: 42 USD']],
  ['lego 42100', 'MAD', '1', ['lego: 42100 MAD']],
  ['zorglub 15', 'USD', '1', ['zorglub: 15 USD']],
  ['3 parfums 45 pièce', 'USD', '3', ['parfums: 45 USD']],
  ['iPhone 15 999 €', 'USD', '1', ['iPhone: 15999 EUR', 'iPhone 15: 999 EUR']],
  ['3 parfums 45', 'USD', '3', []],
])(
  'takes no number of « %s » from %s for a price before it is said to be one',
  (typed, trip, count, offered) => {
    for (const product of [perfume, null])
      expect(filledWith(typed, trip, product)).toMatchObject({
        name: typed,
        price: '',
        count,
        offered,
        missing: 'price',
      });
  },
);
