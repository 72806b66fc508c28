import type { Product } from '@retour/core';
import { useState } from 'react';
import { randomUuid } from '../../../lib/random-uuid';
import { saveDraft } from '../../../store';
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

/** Before a page is opened that what was typed names: what the history of the browser says of it (`readNamedPage`). */
export function keepPageName(name: string | undefined, named = randomUuid()): { readonly named: string } {
  if (name !== undefined) saveDraft('pageName', name, named);
  return { named };
}

/** What a link to a page takes to name it. */
export function usePageName(name: string | undefined): {
  readonly state: { readonly named: string };
  readonly onClick: () => void;
} {
  const [named] = useState(randomUuid);
  return { state: { named }, onClick: () => void keepPageName(name, named) };
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
