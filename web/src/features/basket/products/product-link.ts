import type { Product } from '@retour/core';
import { useBasketSession } from '../session/basket-session';

/** What the products page shows, named by its address. */
export const productParameters = {
  category: 'categorie',
  product: 'produit',
  custom: 'libre',
  article: 'article',
  restricted: 'reglementation',
} as const;

export interface BasketLinks {
  /** Where choosing a node of the tree leads: its children, its question, or the article's form. */
  readonly product: (product: Product) => string;
  /** The form of an article that the nomenclature does not hold. */
  readonly custom: string;
  /** What the law says of restricted goods. */
  readonly restricted: (goodId: string) => string;
  /** The form of a free article that is one of these restricted goods. */
  readonly declareRestricted: (goodId: string) => string;
  /** The form of an article of the basket. */
  readonly edit: (articleId: string) => string;
}

/** What a person typed goes with the page in the history of the browser, never in an address. */
export interface NamedPage {
  readonly name?: string | undefined;
  readonly returnTo?: string | undefined;
  /** What was assumed of the article, said over its form: it goes by the name, whatever product it is counted as. */
  readonly note?: string | undefined;
}

/** Another page's state, or an earlier version's, is read as none. */
export function readNamedPage(state: unknown): NamedPage {
  const read = (field: keyof NamedPage): string | undefined => {
    const value: unknown =
      typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return { name: read('name'), returnTo: read('returnTo'), note: read('note') };
}

const pathWith = (products: string, name: string, value: string): string =>
  `${products}?${new URLSearchParams({ [name]: value })}`;

/** Where the products page shows a node of the tree: its children, its question, or the article's form. */
export function productPath(products: string, product: Product): string {
  if (product.kind === 'custom-product') return pathWith(products, productParameters.custom, 'oui');
  const isCategory = product.kind === 'category' && product.question === null;
  return pathWith(products, isCategory ? productParameters.category : productParameters.product, product.id);
}

/** The addresses of the products page for the basket being filled. */
export function useBasketLinks(): BasketLinks {
  const { products } = useBasketSession().paths;
  const custom = pathWith(products, productParameters.custom, 'oui');
  return {
    custom,
    edit: (articleId) => pathWith(products, productParameters.article, articleId),
    restricted: (goodId) => pathWith(products, productParameters.restricted, goodId),
    declareRestricted: (goodId) =>
      `${custom}&${new URLSearchParams({ [productParameters.restricted]: goodId })}`,
    product: (product) => productPath(products, product),
  };
}
