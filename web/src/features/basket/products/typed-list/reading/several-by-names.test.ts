import { type ProductCatalogue, regimeOf } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { lawToday } from '../../../../../lib/law-today';
import type { NamedContext } from './named-list';
import { readInFull } from './read-in-full';
import { readTypedList } from './read-typed-list';

const catalogue: ProductCatalogue = JSON.parse(JSON.stringify(products));
const regime = regimeOf({ country: 'US', meanOfTransport: 'plane', border: false });
const arrival = { country: 'US', regime, law: lawToday() };
const context = { currencies: currencies.currencies, defaultCurrency: 'USD' };

const read = (typed: string) => readTypedList(typed, context, { catalogue, arrival });

it.each([
  'iphone 1100 sac 400 montre 90',
  'iphone 1100 / sac 400 / montre 90',
  'iphone 1100 - sac 400 - montre 90',
  'sac 400 montre 90',
  't-shirt 20 jean 60 casquette 15',
  'sac gucci 900 ceinture 300',
  'saucisson 30 montre 90',
  'parfum 80 2 whisky 60',
  'iphone 900 cigarettes 60',
  'iphone 900 + cigarettes 60',
  'T-SHIRT 19.99 JEAN 39.90 TOTAL 59.89',
  'mac mini 599 + clavier 99 $',
  'parfum 80 + crème 50 €',
  'parfum 80+crème 50 €',
  'sac 500 / ceinture 150 €',
  '2 parfums 80 + 3 savons 50 €',
])('asks for a comma in « %s », which would be one article at its last price', (typed) => {
  expect(read(typed)).toEqual([{ kind: 'unread', typed, key: typed, reason: 'several-prices' }]);
});

it('asks for it on the line that lacks it alone', () => {
  expect(read('parfum 80, sac 400 montre 90')?.map(({ kind, typed }) => [kind, typed])).toEqual([
    ['read', 'parfum 80'],
    ['unread', 'sac 400 montre 90'],
  ]);
});

it.each([
  'iphone 15 1100',
  'iPhone 15 coque 20',
  'iPhone 15 128 Go 900',
  'galaxy s23 256 Go 900',
  'jean 501 levis 60',
  'robe 38 rouge 50',
  'foulard 120 soie 40',
  'lego 42100 technic 300',
  'gopro 12 black 350',
  'whisky 12 ans 40',
  'bougie 12 bidule 20',
  'parfum 212 vip 60',
  'iphone 15 + coque 20 €',
  'galaxy s24 + écouteurs 900 €',
  'parfum 212 + crème 50 €',
  'robe 38 + veste 40 €',
  'jean 30/32 levis 60 €',
  't-shirt 10/12 ans 15 €',
])('takes « %s » for one article', (typed) => expect(read(typed)).toBeNull());

it('reads the price whose currency is written, as the number before it is of the name', () => {
  expect(read('Ray-Ban 3025 lunettes 150 €')).toBeNull();
  expect(readInFull('Ray-Ban 3025 lunettes 150 €', context)).toMatchObject({
    name: 'Ray-Ban 3025 lunettes',
    prices: [{ price: 150, currency: 'EUR' }],
  });
});

it('reads a long reference, whose letters and digits could be told apart in ever more ways', () => {
  expect(read(`${'ab1'.repeat(300)} montre`)).toBeNull();
});

it('searches each name once for the same products, and nothing where there are more than a list may hold', () => {
  let searches = 0;
  const counted: ProductCatalogue = {
    ...catalogue,
    get restrictedWords() {
      searches += 1;
      return catalogue.restrictedWords;
    },
  };
  const searchesOf = (typed: string, named: NamedContext): number => {
    searches = 0;
    expect(readTypedList(typed, context, named)).toEqual([
      { kind: 'unread', typed, key: typed, reason: 'several-prices' },
    ]);
    return searches;
  };
  const named = { catalogue: counted, arrival };
  const first = searchesOf('sac 400 montre 90', named);
  expect(first).toBeGreaterThan(0);
  expect(searchesOf('sac 400 montre 90 montre 30 sac 50', named)).toBeLessThan(first);
  expect(searchesOf(Array.from({ length: 280 }, () => 'sac 400 montre 90').join(' '), named)).toBe(0);
});
