import {
  type Law,
  type OfferQuestion,
  type Product,
  type ProductCatalogue,
  productOffered,
} from '@retour/core';

function offered(products: readonly Product[], traveller: OfferQuestion, law: Law): readonly Product[] {
  return products.flatMap((product): readonly Product[] => {
    if (!productOffered(product, traveller, law)) return [];
    if (product.kind !== 'category') return [product];
    const subProducts = offered(product.subProducts, traveller, law);
    return subProducts.length === 0 ? [] : [{ ...product, subProducts }];
  });
}

let last: { readonly asked: readonly unknown[]; readonly catalogue: ProductCatalogue } | undefined;

/**
 * What is left of the catalogue at this age and for this country, without the categories left empty. The same to all who ask the
 * same in turn: the search indexes each one that is made.
 */
export function offeredCatalogue(
  catalogue: ProductCatalogue,
  traveller: OfferQuestion,
  law: Law,
): ProductCatalogue {
  const asked = [catalogue, traveller.age, traveller.country, law];
  if (!last?.asked.every((known, index) => known === asked[index])) {
    last = { asked, catalogue: { ...catalogue, products: offered(catalogue.products, traveller, law) } };
  }
  return last.catalogue;
}
