import { reviewMessages } from '@retour/contract';
import { indexCatalogue, type ProductCatalogue, typeset } from '@retour/core';
import type { RunStatement } from '../../platform/database/database';
import { ProblemError } from '../../platform/http/problem-error';
import { type ProductLookup, writeProductLookup } from './storage/product-lookups';

/** Remembers that an agent looked a product up. Throws a 422 for a product that does not exist. */
export async function saveProductLookup(
  run: RunStatement,
  catalogue: ProductCatalogue,
  lookup: ProductLookup,
): Promise<void> {
  if (!indexCatalogue(catalogue).has(lookup.productId)) {
    const message = typeset(reviewMessages.productId);
    throw new ProblemError('invalid-input', {
      errors: [{ path: 'productId', code: 'unknown-product', message }],
    });
  }
  await writeProductLookup(run, lookup);
}
