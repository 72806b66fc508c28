import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { commonPurchaseIds } from './common-purchases';

it('are all in the nomenclature, each once', () => {
  const index = indexCatalogue(products as ProductCatalogue);
  expect(commonPurchaseIds.filter((id) => !index.has(id))).toEqual([]);
  expect(new Set(commonPurchaseIds).size).toBe(commonPurchaseIds.length);
});
