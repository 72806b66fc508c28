import { describe, expect, it } from 'vitest';
import products from '../../data/products.json' with { type: 'json' };
import { degreeRangeOf, isOfItsDegree } from './degree-range';
import { indexCatalogue } from './index-catalogue';
import type { ProductCatalogue } from './product';

const everything = { above: -1, from: 0, upTo: 100 };

it.each([
  ['Vin en bouteille, jusqu’à 13 % vol', { ...everything, upTo: 13 }],
  ['Vin doux, plus de 15 % vol et jusqu’à 18 % vol', { ...everything, above: 15, upTo: 18 }],
  ['Liqueur de plus de 22 % vol', { ...everything, above: 22 }],
  ['Liqueur ou cocktail de 22 % vol ou moins', { ...everything, upTo: 22 }],
  ['Alcool pur (80 % vol ou plus)', { ...everything, from: 80 }],
  ['Whisky', everything],
])('« %s » is of %j', (name, range) => {
  expect(degreeRangeOf(name)).toEqual(range);
});

it.each([
  ['Vin en bouteille, jusqu’à 13 % vol', 13, true],
  ['Vin en bouteille, jusqu’à 13 % vol', 13.1, false],
  ['Vin en bouteille, jusqu’à 13 % vol', 20, false],
  ['Liqueur de plus de 22 % vol', 22, false],
  ['Liqueur de plus de 22 % vol', 22.5, true],
  ['Alcool pur (80 % vol ou plus)', 80, true],
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
    for (const { name } of named) expect(degreeRangeOf(name)).not.toEqual(everything);
    for (const { name, tariff } of sold)
      expect([name, isOfItsDegree(name, tariff?.defaultDegree ?? -1)]).toEqual([name, true]);
  });
});
