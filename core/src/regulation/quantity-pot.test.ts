import { expect, it } from 'vitest';
import type { Tariff } from '../goods/product';
import { bareProduct } from '../goods/testing/bare-product';
import { lawOn } from './law';
import { quantityClass, quantityPot } from './quantity-pot';

const law = lawOn('2026-11-21');
const tariff: Tariff = {
  cnCode: '22082000',
  dutyRate: 0,
  specificDuty: null,
  vatRate: 20,
  exciseClass: 'spirits',
  defaultDegree: 40,
  agricultural: false,
  confidence: 'source',
  source: 'TARIC',
};

it.each([
  ['spiritDrink', 22, 'soft'],
  ['spiritDrink', 22.1, 'strong'],
  ['wine', 22, 'wine'],
  ['wine', 22.1, 'strong'],
  ['sparklingWine', 40, 'soft'],
  ['beer', 5, 'beer'],
  ['cigar', 40, 'cigar'],
] as const)('counts %s of %d %% vol as %s', (amountProduct, degree, expected) =>
  expect(quantityClass(amountProduct, degree, law)).toBe(expected),
);

it('counts a drink in the pot of its degree, or of the one it usually has', () => {
  const strongWine = bareProduct({ amountProduct: 'wine', tariff });
  expect(quantityPot(strongWine, null, law)).toBe('alcohol');
  expect(quantityPot(strongWine, 12, law)).toBe('wine');
  expect(quantityPot(strongWine, 0, law)).toBe('wine');
  expect(quantityPot(bareProduct({ amountProduct: 'wine' }), null, law)).toBe('wine');
  expect(quantityPot(bareProduct({ amountProduct: 'wine' }), 23, law)).toBe('alcohol');
  expect(quantityPot(bareProduct(), 40, law)).toBeNull();
});
