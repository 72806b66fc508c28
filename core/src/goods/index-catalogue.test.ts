import { expect, it } from 'vitest';
import { indexCatalogue } from './index-catalogue';
import type { Product, ProductCatalogue } from './product';
import { bareProduct } from './testing/bare-product';

const node = (id: string, subProducts: readonly Product[] = []): Product =>
  bareProduct({ id, name: id, subProducts });
const catalogue: ProductCatalogue = {
  edition: '2026-11',
  products: [node('clothes', [node('dresses', [node('dress')])]), node('phone')],
  restrictedWords: { goods: {}, harmless: [], contexts: [] },
};

it('finds every product of the tree, and groups too', () => {
  const index = indexCatalogue(catalogue);
  expect([...index.keys()]).toEqual(['clothes', 'dresses', 'dress', 'phone']);
  expect(index.get('dress')?.name).toBe('dress');
});

it('is made once for a catalogue', () => {
  expect(indexCatalogue(catalogue)).toBe(indexCatalogue(catalogue));
  expect(indexCatalogue({ ...catalogue })).not.toBe(indexCatalogue(catalogue));
});
