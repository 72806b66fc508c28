import { type OfferQuestion, type Product, type ProductCatalogue, productOffered } from '@retour/core';

function offered(products: readonly Product[], traveller: OfferQuestion): readonly Product[] {
  return products.flatMap((product): readonly Product[] => {
    if (!productOffered(product, traveller)) return [];
    if (product.kind !== 'category') return [product];
    const subProducts = offered(product.subProducts, traveller);
    return subProducts.length === 0 ? [] : [{ ...product, subProducts }];
  });
}

/** What is left of the catalogue at this age and for this country, without the categories left empty. */
export function offeredCatalogue(catalogue: ProductCatalogue, traveller: OfferQuestion): ProductCatalogue {
  return { ...catalogue, products: offered(catalogue.products, traveller) };
}
