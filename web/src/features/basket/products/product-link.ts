import type { Product } from '@retour/core';
import { useBasketSession } from '../session/basket-session';

/** What the products page shows, named by its address. */
export const productParameters = {
  category: 'categorie',
  product: 'produit',
  custom: 'libre',
  article: 'article',
  restricted: 'reglementation',
  called: 'nom',
} as const;

export interface BasketLinks {
  /** Where choosing a node of the tree leads: its children, its question, or the article's form. */
  readonly product: (product: Product) => string;
  /** The form of an article that the nomenclature does not hold. */
  readonly custom: string;
  /** What the law says of restricted goods, under the name that they were looked for. */
  readonly restricted: (goodId: string, called: string) => string;
  /** The form of a free article that is one of these restricted goods. */
  readonly declareRestricted: (goodId: string, called: string) => string;
  /** The form of an article of the basket. */
  readonly edit: (articleId: string) => string;
}

function restrictedQuery(goodId: string, called: string): string {
  const { restricted, called: name } = productParameters;
  return new URLSearchParams({ [restricted]: goodId, [name]: called }).toString();
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
    restricted: (goodId, called) => `${products}?${restrictedQuery(goodId, called)}`,
    declareRestricted: (goodId, called) => `${custom}&${restrictedQuery(goodId, called)}`,
    product: (product) => {
      if (product.kind === 'custom-product') return custom;
      const isCategory = product.kind === 'category' && product.question === null;
      return pathWith(isCategory ? productParameters.category : productParameters.product, product.id);
    },
  };
}
