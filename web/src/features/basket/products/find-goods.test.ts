import { lawOn, type ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { surelyMeant } from '../../reference';
import { findGoods } from './find-goods';

const trip = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const found = (query: string) => findGoods(products as ProductCatalogue, query, trip).products;

it.each(['trucs bizarres', 'bidule', 'divers'])(
  'offers nothing in the place of « %s », wherever it is written: what is near it is near by its letters alone',
  (query) => expect(found(query).map(({ item }) => item.product.name)).toEqual([]),
);

it.each(['souvenirs divers', 'parfun', 'enceinte'])('still finds what « %s » may be', (query) =>
  expect(found(query).length).toBeGreaterThan(0),
);

it.each(['champi', 'champig', 'champign'])(
  'names no drug while « champignon » is being typed, and finds those that are dried: « %s »',
  (query) => {
    const { named, products: listed } = findGoods(products as ProductCatalogue, query, trip);
    expect(named.map(({ good }) => good.id)).not.toContain('drugs');
    expect(listed.map(({ item }) => item.product.name)).toContain('Champignons séchés');
  },
);

it.each([
  ['bouteilles Ricard', 'ouzo-raki-arak'],
  ['2 bouteilles Ricard', 'ouzo-raki-arak'],
  ['bouteilles Martini', 'vermouth-aperitif'],
  ['bouteille Baileys', 'liqueur-legere'],
  ['bouteilles Jack Daniels', 'whisky'],
  ['bouteille rhum', 'rhum'],
  ['bouteille vin rouge', 'vin'],
  ['carton champagne', 'champagne'],
  ['caisse vin', 'vin'],
  ['litre Ricard', 'ouzo-raki-arak'],
])('finds what is in « %s », which says no « de »', (query, id) =>
  expect(found(query)[0]?.item.product.id).toBe(id),
);

it.each(['bouteille isotherme', 'bouteille Stanley'])('finds the bottle that « %s » is', (query) =>
  expect(found(query)[0]?.item.product.id).toBe('gourde-thermos'),
);

it.each([
  ['wiski', 'whisky'],
  ['bouteille de wiski', 'whisky'],
  ['vodca', 'vodka'],
  ['tekila', 'tequila'],
  ['coniac', 'cognac-armagnac-brandy'],
  ['bordaux', 'vin'],
  ['sidre', 'cidre'],
  ['malboro', 'cigarettes'],
  ['couto pliant', 'couteau-pliant'],
])('hears « %s » as people write it', (query, id) => {
  expect(surelyMeant(found(query))?.item.product.id).toBe(id);
});

it.each(['couteau', 'couto', 'couto pliant', 'couto de chasse', 'couteau plian', 'canif'])(
  'asks whether « %s » is a weapon',
  (query) => {
    const { named } = findGoods(products as ProductCatalogue, query, trip);
    expect(named.map(({ good }) => good.id)).toEqual(['weapons']);
  },
);
