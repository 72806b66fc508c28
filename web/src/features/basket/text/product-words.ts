import { type Product, typeset } from '@retour/core';

/** The name of a product with French spaces: « Alcool fort (plus de 22 % vol) ». */
export function productName({ name }: Pick<Product, 'name'>): string {
  return typeset(name);
}

/** The question that tells the products of a group apart; its name when it has none. */
export function productQuestion({ question, name }: Pick<Product, 'question' | 'name'>): string {
  return typeset(question ?? name);
}
