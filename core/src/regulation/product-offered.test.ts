import { expect, it } from 'vitest';
import { bareProduct } from '../goods/testing/bare-product';
import { lawOn } from './law';
import { offeredAtAge, productOffered } from './product-offered';

const law = lawOn('2026-11-21');
const dress = bareProduct();
const wine = bareProduct({ amountProduct: 'wine' });

it.each([
  [dress, 3, 'US', true],
  [wine, 17, 'US', true],
  [wine, 16, 'US', false],
  [wine, 17, 'AD', true],
  [wine, 18, 'IT', true],
  [wine, 17, 'IT', false],
] as const)('offers %o at %i from %s: %s', (product, age, country, offered) => {
  expect(offeredAtAge(product, { age, country }, law)).toBe(offered);
  expect(productOffered(product, { age, country }, law)).toBe(offered);
});

it('offers a product of some countries from them alone, at the age it asks', () => {
  const swiss = { ...wine, countries: ['CH', 'AD'] };
  const asked = (age: number, country: string): boolean => productOffered(swiss, { age, country }, law);
  expect([asked(30, 'CH'), asked(30, 'AD'), asked(30, 'US'), asked(16, 'CH')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
