import { indexCatalogue, type Product, type ProductCatalogue } from '@retour/core';

/** The products of the nomenclature that are these restricted goods: what somebody who read the rule may choose. */
export function productsOfGood(goodId: string, catalogue: ProductCatalogue): readonly Product[] {
  return [...indexCatalogue(catalogue).values()].filter(
    ({ restrictedGood, kind }) => kind !== 'category' && restrictedGood === goodId,
  );
}
