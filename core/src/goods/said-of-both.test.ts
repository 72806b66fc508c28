import { expect, it } from 'vitest';
import { saidOfBoth } from './said-of-both';

const gin = { id: 'gin', amountProduct: 'spiritDrink', name: 'Gin', unit: 'l' } as const;
const pure = { ...gin, id: 'alcool-pur', name: 'Alcool pur (80 % vol ou plus)' } as const;
const beer = { id: 'biere', amountProduct: 'beer', name: 'Bière', unit: 'l' } as const;
const wine = {
  id: 'vin-tranquille',
  amountProduct: 'wine',
  name: 'Vin en bouteille, jusqu’à 13 % vol',
  unit: 'l',
} as const;
const strongWine = { ...wine, id: 'vin-plus-de-13', name: 'Vin en bouteille, plus de 13 % vol' } as const;
const cigarettes = {
  id: 'cigarettes',
  amountProduct: 'cigarette',
  name: 'Cigarettes',
  unit: 'cigarette',
} as const;
const tobacco = {
  id: 'tabac-a-rouler',
  amountProduct: 'tobacco',
  name: 'Tabac à rouler',
  unit: 'g',
} as const;
const perfume = { id: 'parfum', amountProduct: null, name: 'Parfum', unit: null } as const;

it.each([
  [gin, beer, true],
  [perfume, null, true],
  [null, null, true],
  [gin, null, false],
  [cigarettes, tobacco, false],
  [perfume, cigarettes, false],
])('a quantity is said of both: %j, %j', (one, other, isKept) => {
  for (const [before, after] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(saidOfBoth({ amount: 2 }, before, after).amount).toBe(isKept ? 2 : undefined);
  }
});

it.each([
  [gin, pure, 79, false],
  [gin, pure, 80, true],
  [strongWine, wine, 13, true],
  [strongWine, wine, 14, false],
  [gin, beer, 5, false],
  [gin, null, 43, false],
  [perfume, gin, 43, false],
  [perfume, null, 43, false],
  // Of what stays what it was, whatever was said of it.
  [wine, wine, 43, true],
])('a degree is said of both: %j, %j at %d', (one, other, alcoholDegree, isKept) => {
  expect(saidOfBoth({ alcoholDegree }, one, other).alcoholDegree).toBe(isKept ? alcoholDegree : undefined);
});
