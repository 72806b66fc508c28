import type { QuantityPot } from './pots';
import type { AmountProduct } from './product';

/** What a quantity counts as, inside its pot. The law says from which degree a drink is strong. */
export const quantityClasses = [
  'cigarette',
  'cigarillo',
  'cigar',
  'tobacco',
  'strong',
  'soft',
  'wine',
  'beer',
] as const;
export type QuantityClass = (typeof quantityClasses)[number];

export const potOfClass = {
  cigarette: 'tobacco',
  cigarillo: 'tobacco',
  cigar: 'tobacco',
  tobacco: 'tobacco',
  strong: 'alcohol',
  soft: 'alcohol',
  wine: 'wine',
  beer: 'beer',
} as const satisfies Record<QuantityClass, QuantityPot>;

/** The class of each amount product, of a drink below the degree of the strong ones. */
export const classOfAmountProduct = {
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
