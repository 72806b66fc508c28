import type { Product } from '@retour/core';
import { useBasketSession } from '../session/basket-session';

/** What the products page shows, named by its address. */
export const productParameters = {
  category: 'categorie',
  product: 'produit',
  custom: 'libre',
  article: 'article',
} as const;

export interface BasketLinks {
  /** Where choosing a node of the tree leads: its children, its question, or the article's form. */
  readonly product: (product: Product) => string;
  /** The form of an article that the nomenclature does not hold. */
  readonly custom: string;
  /** The form of an article of the basket. */
  readonly edit: (articleId: string) => string;
}

/** The addresses of the products page for the basket being filled. */
export function useBasketLinks(): BasketLinks {
  const { products } = useBasketSession().paths;
  const pathWith = (name: string, value: string): string =>
    `${products}?${new URLSearchParams({ [name]: value })}`;
  const custom = pathWith(productParameters.custom, 'oui');
  return {
    custom,
    edit: (articleId) => pathWith(productParameters.article, articleId),
    product: (product) => {
      if (product.kind === 'custom-product') return custom;
      const isCategory = product.kind === 'category' && product.question === null;
      return pathWith(isCategory ? productParameters.category : productParameters.product, product.id);
    },
  };
}
