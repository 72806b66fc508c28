import { lawOn, type ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { surelyMeant } from '../../reference';
import { findOrHear } from './near-goods';

const catalogue: ProductCatalogue = JSON.parse(JSON.stringify(products));
const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const heard = (query: string) => findOrHear(catalogue, query, arrival);

it.each([
  ['sossisson', 'saucisson', 'meat forbidden'],
  ['saussice', 'saucisse', 'meat forbidden'],
  ['sossisson corse', 'saucisson corse', 'meat forbidden'],
  ['kamembert', 'camembert', 'dairy forbidden'],
  ['jenbon', 'jambon', 'meat forbidden'],
  ['kannabis', 'cannabis', 'drugs forbidden'],
  ['snuss', 'snus', 'sale-ban regulated'],
  ['snuss menthe', 'snus menthe', 'sale-ban regulated'],
])('hears « %s » as « %s », and says what the law does: %s', (query, meant, rule) => {
  const { named, begun, ...found } = heard(query);
  expect(found.meant).toBe(meant);
  expect(begun.map(({ good, severity }) => `${good.id} ${severity}`)).toContain(rule);
  // Named goods are surely meant, and would take the place of what was typed.
  expect(named).toEqual([]);
});

it.each([
  ['basquets', 'baskets'],
  ['parfins', 'parfum'],
  ['parfins chanel', 'parfum'],
  ['kolier', 'bijou'],
  ['téchirt', 't-shirt'],
])('proposes for « %s » what it sounds like, as nothing that is surely meant', (query, word) => {
  const { products: near } = heard(query);
  expect(near[0]?.item.product.name.toLowerCase()).toContain(word.slice(0, 5));
  expect(surelyMeant(near)).toBeUndefined();
});

it.each(
  'armani, armaniac, cigarete electronique, thé, blé, zorglub, primark, samovar, bidule, trucs bizarres, parfun, saucisson, snus, baskets, réplique de statue, corse'.split(
    ', ',
  ),
)('hears nothing else in « %s »', (query) => expect(heard(query).meant).toBeUndefined());

it('keeps what is forbidden among the few that are asked about', () => {
  const { named, products: near, begun } = heard('snuss menthe');
  expect(named.length + near.length + begun.length).toBeLessThanOrEqual(4);
});
