import type { CustomShoppingProduct, ShoppingProduct } from './shopping-product';

/** Articles of a simulation or of a declaration, and the degree last given. */
export interface Basket {
  readonly shoppingProducts: readonly ShoppingProduct[];
  readonly customShoppingProducts: readonly CustomShoppingProduct[];
  readonly alcoholDegree?: number | undefined;
}

/** An article of either list of the basket; productId is null for an unlisted one. */
export type BasketArticle = CustomShoppingProduct & {
  readonly productId: string | null;
  readonly alcoholDegree?: number | undefined;
};

/** Every article, in the order in which it is sent. */
export function basketArticles(request: Basket): readonly BasketArticle[] {
  return [
    ...request.shoppingProducts,
    ...request.customShoppingProducts.map((article) => ({ ...article, productId: null })),
  ];
}

/**
 * Adds the article, or replaces in place the one that has the same id. An article put back stands before the one that
 * it stood before, `before`, when that one is still there.
 */
export function withArticle<Request extends Basket>(
  request: Request,
  article: BasketArticle,
  before?: string,
): Request {
  const { productId, alcoholDegree, ...common } = article;
  if (productId === null) {
    return {
      ...request,
      shoppingProducts: request.shoppingProducts.filter(({ id }) => id !== article.id),
      customShoppingProducts: placed(request.customShoppingProducts, common, before),
    };
  }
  const listed: ShoppingProduct = { ...common, productId, alcoholDegree };
  return {
    ...request,
    alcoholDegree: alcoholDegree ?? request.alcoholDegree,
    shoppingProducts: placed(request.shoppingProducts, listed, before),
    customShoppingProducts: request.customShoppingProducts.filter(({ id }) => id !== article.id),
  };
}

export function withoutArticle<Request extends Basket>(request: Request, id: string): Request {
  return {
    ...request,
    shoppingProducts: request.shoppingProducts.filter((article) => article.id !== id),
    customShoppingProducts: request.customShoppingProducts.filter((article) => article.id !== id),
  };
}

function placed<Article extends { readonly id: string }>(
  articles: readonly Article[],
  article: Article,
  before: string | undefined,
): readonly Article[] {
  if (articles.some(({ id }) => id === article.id)) {
    return articles.map((other) => (other.id === article.id ? article : other));
  }
  const next = articles.findIndex(({ id }) => id === before);
  return next < 0 ? [...articles, article] : [...articles.slice(0, next), article, ...articles.slice(next)];
}
