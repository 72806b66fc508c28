import { indexCatalogue, type Product, type ProductCatalogue } from '@retour/core';

/** Categories and group above a product, outermost first. */
export function ancestorsOf(catalogue: ProductCatalogue, id: string): readonly Product[] {
  const isAbove = (product: Product): boolean =>
    product.subProducts.some((child) => child.id === id || isAbove(child));
  return [...indexCatalogue(catalogue).values()].filter(isAbove);
}
