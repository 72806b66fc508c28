import type { QuantityPot } from '../assessment/assessment';
import type { AmountProduct, Product } from '../goods/product';
import type { Law } from './law';
import { potOfClass, type QuantityClass } from './tables/quantity-allowances';

const classOfAmountProduct = {
  cigarette: 'cigarette',
  cigarillos: 'cigarillo',
  cigar: 'cigar',
  tobacco: 'tobacco',
  spiritDrink: 'soft',
  alcoholIntermediate: 'soft',
  wine: 'wine',
  sparklingWine: 'soft',
  beer: 'beer',
} as const satisfies Record<AmountProduct, QuantityClass>;

const drinks: ReadonlySet<AmountProduct> = new Set([
  'spiritDrink',
  'alcoholIntermediate',
  'wine',
  'sparklingWine',
  'beer',
]);

export function isDrink(amountProduct: AmountProduct): boolean {
  return drinks.has(amountProduct);
}

/** Sold by the unit, so relieved in whole units: cigarettes, cigarillos and cigars. */
export function isCountedInUnits(amountProduct: AmountProduct): boolean {
  return !isDrink(amountProduct) && amountProduct !== 'tobacco';
}

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
