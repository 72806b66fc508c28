import { expect, it } from 'vitest';
import { indexCatalogue } from './index-catalogue';
import type { ProductCatalogue } from './product';

it('is made once for a catalogue', () => {
  const catalogue: ProductCatalogue = {
    edition: '2026-11',
    products: [],
    restrictedWords: { goods: {}, harmless: [], contexts: [] },
  };
  expect(indexCatalogue(catalogue)).toBe(indexCatalogue(catalogue));
  expect(indexCatalogue({ ...catalogue })).not.toBe(indexCatalogue(catalogue));
});
