import { expect, it } from 'vitest';
import { isNamedFreely, type Product } from './product';
import { taxedByQuantity } from './restricted-good-id';
import { bareProduct } from './testing/bare-product';

const product = (kind: Product['kind'], restrictedGood: string | null): Product =>
  bareProduct({ kind, restrictedGood });

it('knows by its name alone what is unlisted, and « Autre article » without a rule of its own', () => {
  expect(isNamedFreely(null)).toBe(true);
  expect(isNamedFreely(product('custom-product', null))).toBe(true);
  expect(isNamedFreely(product('custom-product', 'ivory'))).toBe(false);
  expect(isNamedFreely(product('value-product', null))).toBe(false);
  expect(isNamedFreely(product('value-product', 'ivory'))).toBe(false);
});

it('cannot tax alcohol and tobacco named so', () => {
  expect([...taxedByQuantity]).toEqual(['alcohol', 'tobacco']);
});
