import type { ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { expect, it } from 'vitest';
import { findLeads } from './find-leads';

const catalogue = products as ProductCatalogue;

it.each([
  ['drone', 'Drone', null],
  ['vapoteuse', 'Vapoteuse, cigarette électronique', null],
  ['je rentre de Londres', null, 'Royaume-Uni'],
  ['combien de vin de Suisse', 'Vin', 'Suisse'],
  ['une montre achetée au Japon', 'Montre', 'Japon'],
  ['j’ai 12000 euros en liquide', null, null],
  ['enfant de 10 ans', null, null],
  ['payer par carte', null, null],
  ['contester une amende', null, null],
  ['je prends le train', null, null],
  ['j’ai perdu mon qr code', null, null],
  ['ouvrir ma valise', null, null],
])('%s: %s, %s', (query, product, country) => {
  const leads = findLeads(query, catalogue);
  expect([leads.product?.name ?? null, leads.country?.name ?? null]).toEqual([
    product === null ? null : expect.stringContaining(product),
    country,
  ]);
});

it.each([
  ['tabac', 'Tabac'],
  ['tabac à fumer', 'Tabac'],
  ['combien de tabac', 'Tabac'],
  ['alcool', 'Alcool'],
  ['tabac à pipe', 'Tabac à pipe'],
  ['lait en poudre', 'Lait en poudre'],
])('« %s » names a shelf, or one article of it: %s', (query, name) => {
  expect(findLeads(query, catalogue).product?.name).toBe(name);
});
