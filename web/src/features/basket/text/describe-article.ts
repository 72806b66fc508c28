import { formatNumber, formatPercent, type Product, typeset } from '@retour/core';
import { formatAmount } from './article-text';

interface Described {
  readonly name: string;
  readonly amount?: number | null | undefined;
  readonly alcoholDegree?: number | null | undefined;
}

/** « Whisky, 1,5 L à 40 % », « Robe, 3 articles », « Parfum ». */
export function describeArticle(article: Described, product: Product | null): string {
  const { amount, alcoholDegree } = article;
  const name = typeset(article.name);
  if (product?.kind === 'amount-product' && amount) {
    const degree = alcoholDegree && product.unit === 'l' ? ` à ${formatPercent(alcoholDegree)}` : '';
    return `${name}, ${formatAmount(amount, product.unit)}${degree}`;
  }
  return amount && amount > 1 ? `${formatNumber(amount)}\u00A0× ${name}` : name;
}
