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

/** What is left of the catalogue at this age and for this country, without the categories left empty. */
export function offeredCatalogue(
  catalogue: ProductCatalogue,
  traveller: OfferQuestion,
  law: Law,
): ProductCatalogue {
  return { ...catalogue, products: offered(catalogue.products, traveller, law) };
}
