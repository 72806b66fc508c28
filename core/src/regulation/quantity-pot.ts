import type { QuantityPot } from '../goods/pots';
import type { AmountProduct, Product } from '../goods/product';
import { classOfAmountProduct, isDrink, potOfClass, type QuantityClass } from '../goods/quantity-class';
import type { Law } from './law';

/** What a quantity counts as; `degree` in % vol decides strong from soft, whatever the drink, sparkling wine apart. */
export function quantityClass(amountProduct: AmountProduct, degree: number, law: Law): QuantityClass {
  const strong =
    isDrink(amountProduct) && amountProduct !== 'sparklingWine' && degree > law.strongAlcoholDegree.value;
  return strong ? 'strong' : classOfAmountProduct[amountProduct];
}

/** The pot a product counts in at this degree (null: its default degree); null for a product without quantity. */
export function quantityPot(product: Product, degree: number | null, law: Law): QuantityPot | null {
  if (product.amountProduct === null) return null;
  return potOfClass[quantityClass(product.amountProduct, degree ?? product.tariff?.defaultDegree ?? 0, law)];
}
