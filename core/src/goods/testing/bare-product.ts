import type { Product } from '../product';

/** A product of which nothing is known but what a test says. */
export function bareProduct(known: Partial<Product> = {}): Product {
  return {
    id: 'article',
    kind: 'value-product',
    name: 'Article',
    relatedWords: [],
    countries: [],
    productDisplayTypes: [],
    question: null,
    categoryKey: null,
    amountProduct: null,
    unit: null,
    tariff: null,
    restriction: null,
    restrictedGood: null,
    notManagedReason: null,
    subProducts: [],
    ...known,
  };
}
