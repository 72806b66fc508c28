import { describe, expect, it } from 'vitest';
import products from '../../data/products.json' with { type: 'json' };
import { isOfItsDegree } from './degree-range';
import { indexCatalogue } from './index-catalogue';
import type { ProductCatalogue } from './product';

it.each([
  ['Vin en bouteille, jusqu’à 13 % vol', 13, true],
  ['Vin en bouteille, jusqu’à 13 % vol', 13.1, false],
  ['Vin en bouteille, jusqu’à 13 % vol', 20, false],
  ['Liqueur de plus de 22 % vol', 22, false],
  ['Liqueur de plus de 22 % vol', 22.5, true],
  ['Alcool pur (80 % vol ou plus)', 80, true],
  ['Alcool pur (80 % vol ou plus)', 79, false],
  ['Vin doux, plus de 15 % vol et jusqu’à 18 % vol', 15, false],
  ['Vin doux, plus de 15 % vol et jusqu’à 18 % vol', 18, true],
  ['Liqueur ou cocktail de 22 % vol ou moins', 22, true],
  ['Liqueur ou cocktail de 22 % vol ou moins', 23, false],
  ['Bière', 12, true],
])('« %s » may have %d %%: %s', (name, degree, isIt) => {
  expect(isOfItsDegree(name, degree)).toBe(isIt);
});

describe('a product of the nomenclature', () => {
  const sold = [...indexCatalogue(products as ProductCatalogue).values()].filter(
    ({ tariff }) => tariff?.defaultDegree != null,
  );

  it('whose name says a degree is of a class, which holds the one that it is taken for', () => {
    const named = sold.filter(({ name }) => name.includes('% vol'));
    expect(named.length).toBeGreaterThan(5);
    for (const { name } of named)
      expect([name, isOfItsDegree(name, 0) && isOfItsDegree(name, 100)]).toEqual([name, false]);
    for (const { name, tariff } of sold)
      expect([name, isOfItsDegree(name, tariff?.defaultDegree ?? -1)]).toEqual([name, true]);
  });
});
