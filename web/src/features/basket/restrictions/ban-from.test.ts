import { indexCatalogue, lawOn, type ProductCatalogue, restrictedGoodOf } from '@retour/core';
import catalogue from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { banFrom } from './ban-from';

const law = lawOn('2026-11-24');

it.each([
  ['ivory', 'Interdit depuis tout pays hors de l’Union européenne'],
  ['meat', 'Interdit en provenance de Turquie'],
  ['drugs', 'Interdit'],
])('says from where %s may not come', (id, words) => {
  const good = restrictedGoodOf(id, law);
  if (good === undefined) throw new Error(id);
  expect(banFrom({ good, severity: 'forbidden' }, { country: 'TR' }).replace(/\s/gu, ' ')).toBe(words);
});

it.each(Object.values(law.restrictions))('says of %j where its limit ends once', ({ law: rule, advice }) => {
  expect(`${rule} ${advice}`.match(/au-delà/giu)?.length ?? 0).toBeLessThan(2);
});

const products = [...indexCatalogue(catalogue as ProductCatalogue).values()];

it.each(products.flatMap(({ id, restriction }) => (restriction === null ? [] : [[id, restriction]])))(
  'says of the product %s where its limit ends once',
  (id, advice) => {
    const good = restrictedGoodOf(products.find((product) => product.id === id)?.restrictedGood ?? null, law);
    expect(`${good?.law} ${advice}`.match(/au-delà/giu)?.length ?? 0).toBeLessThan(2);
  },
);
