import type { Product, ProductCatalogue } from './product';

const indexes = new WeakMap<ProductCatalogue, ReadonlyMap<string, Product>>();

function visit(products: readonly Product[], index: Map<string, Product>): void {
  for (const product of products) {
    index.set(product.id, product);
    visit(product.subProducts, index);
  }
}

/** Every product of the tree by id, groups included. Computed once for a catalogue. */
export function indexCatalogue(catalogue: ProductCatalogue): ReadonlyMap<string, Product> {
  const known = indexes.get(catalogue);
  if (known !== undefined) return known;
  const index = new Map<string, Product>();
  visit(catalogue.products, index);
  indexes.set(catalogue, index);
  return index;
}
