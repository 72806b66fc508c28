import type { AmountUnit, Product } from '@retour/core';

/** How an article is asked about: by price and number, by quantity and price, or freely named. */
export type ArticleKind = 'value' | 'amount' | 'custom';

export function articleKind(product: Product | null): ArticleKind {
  if (product === null) return 'custom';
  return product.kind === 'amount-product' ? 'amount' : 'value';
}

const decimalsOfUnit: Readonly<Record<AmountUnit, number>> = {
  l: 3,
  g: 3,
  cigarette: 0,
  cigarillo: 0,
  cigare: 0,
};

/** Decimals that a quantity of this product may have: pieces are whole. */
export function amountDecimals(product: Product): number {
  return product.unit === null ? 0 : decimalsOfUnit[product.unit];
}

/** Products whose category depends on their strength are asked for their degree. */
export function asksDegree(product: Product | null): boolean {
  return product?.kind === 'amount-product' && product.unit === 'l';
}
