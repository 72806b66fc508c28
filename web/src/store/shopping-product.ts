import type { RestrictionAnswer, RestrictionAnswers } from '@retour/core';

/** An article of the basket. `value` and `amount` are decimals read digit for digit, never computed with. */
export interface ShoppingProduct {
  /** The article's own id in the basket, sent as customId. */
  readonly id: string;
  /** Nomenclature id. */
  readonly productId: string;
  readonly name: string;
  /** Price of the whole line in currency units, three decimals at most. */
  readonly value: number;
  readonly currency: string;
  readonly alcoholDegree?: number | undefined;
  /** Quantity in the product's unit, or number of identical items. */
  readonly amount?: number | undefined;
  /** Country where it was made, when a preference is claimed. */
  readonly originCountry?: string | undefined;
  /** Country where it was bought, when it is not the trip's. */
  readonly purchaseCountry?: string | undefined;
}

/** An article that no entry of the nomenclature describes. */
export type CustomShoppingProduct = Omit<ShoppingProduct, 'productId' | 'alcoholDegree'> & {
  /** What was answered about a name close to restricted goods', good by good. */
  readonly restrictionAnswers?: RestrictionAnswers | undefined;
  /** The same as an earlier version kept it. */
  readonly restriction?: RestrictionAnswer | undefined;
};
