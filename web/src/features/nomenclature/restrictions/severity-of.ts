import { type Arrival, type Product, type RestrictionSeverity, restrictionOf } from '@retour/core';
import { banOf } from '../../basket/restrictions/banned-products';

/** What the law says of a product, or of every product of a category; null when it leaves them free. */
export function severityOf(product: Product, arrival: Arrival): RestrictionSeverity | null {
  const restriction =
    product.kind === 'category' ? banOf(product, arrival) : restrictionOf(product.restrictedGood, arrival);
  return restriction?.severity ?? null;
}
