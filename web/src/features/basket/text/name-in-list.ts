import type { Product } from '@retour/core';
import { unknownAnswerText } from './unknown-answer-text';

/**
 * The name of an article that is counted as a product of the list: the list's own, so that nobody is shown a phone under the
 * duties of a book. One whose answer nobody knew keeps the name of its question, which asserts none.
 */
export function nameInList(
  product: Product,
  name: string | null,
  products: ReadonlyMap<string, Product>,
): string {
  const isUnknown = [...products.values()].some(
    (group) =>
      name === unknownAnswerText.unknown(group.name) && group.subProducts.some(({ id }) => id === product.id),
  );
  return isUnknown && name !== null ? name : product.name;
}
