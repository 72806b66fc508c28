import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import type { ShoppingProduct } from '../../../../store';

/** The articles that are not in what is offered to this traveller: too young, another country, or gone from the list. */
export function unavailableArticles(
  articles: readonly ShoppingProduct[],
  offered: ProductCatalogue,
): readonly ShoppingProduct[] {
  const products = indexCatalogue(offered);
  return articles.filter(({ productId }) => !products.has(productId));
}
