import { indexCatalogue, lawOn, type ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { articleOfDegree } from './article-of-degree';

const catalogue = products as ProductCatalogue;
const law = lawOn('2026-11-24');

it.each([
  ['vin-tranquille', 14, 'vin-plus-de-13'],
  ['vin-tranquille', 17, 'alcool-intermediaire'],
  ['vin-tranquille', 20, 'alcool-intermediaire-plus-de-18'],
  ['vin-tranquille', 25, 'spiritueux'],
  ['vin-tranquille', 45, 'spiritueux'],
  ['vin-en-cubi', 14, 'vin-en-cubi-plus-de-13'],
  ['vin-plus-de-13', 12, 'vin-tranquille'],
  ['alcool-intermediaire', 14, 'vin-plus-de-13'],
  ['alcool-intermediaire', 19, 'alcool-intermediaire-plus-de-18'],
  ['liqueur-forte', 17, 'liqueur-legere'],
  ['liqueur-legere', 30, 'liqueur-forte'],
  ['alcool-pur', 45, 'spiritueux'],
  ['alcool-pur', 12, 'liqueur-legere'],
])('in the place of %s, of %d %% vol, is %s', (id, degree, other) => {
  const chosen = indexCatalogue(catalogue).get(id);
  expect(chosen && articleOfDegree(chosen, degree, catalogue, law)?.id).toBe(other);
});
