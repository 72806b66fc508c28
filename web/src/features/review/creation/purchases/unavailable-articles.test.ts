import type { ProductCatalogue } from '@retour/core';
import { lawOn } from '@retour/core';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { offeredCatalogue } from '../../../reference/offered-catalogue';
import { unavailableArticles } from './unavailable-articles';

const catalogue = products as ProductCatalogue;
const article = (productId: string) => ({
  id: productId,
  productId,
  name: productId,
  value: 10,
  currency: 'EUR',
});
const idsOf = (age: number, country: string, ...productIds: readonly string[]) =>
  unavailableArticles(
    productIds.map(article),
    offeredCatalogue(catalogue, { age, country }, lawOn('2026-11-21')),
  ).map(({ id }) => id);

describe('articles that the age or the country rules out', () => {
  it.each([
    [16, 'US', ['whisky']],
    [17, 'US', []],
    [17, 'ES', ['whisky']],
    [18, 'ES', []],
  ])('at %i years, from %s: %j', (age, country, expected) => {
    expect(idsOf(age, country, 'parfum', 'whisky')).toEqual(expected);
  });

  it('are also those that left the nomenclature', () => {
    expect(idsOf(40, 'US', 'parfum', 'lampe-a-huile-de-baleine')).toEqual(['lampe-a-huile-de-baleine']);
  });
});
