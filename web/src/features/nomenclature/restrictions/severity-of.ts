import {
  type Arrival,
  type HeldRestriction,
  type Product,
  type RestrictionSeverity,
  restrictionOf,
} from '@retour/core';

/** What the law says of a product or of a category, worst first; of a part of the category or of all of it. */
export interface ShownSeverity extends HeldRestriction {
  readonly isPartial: boolean;
}

function restrictionsIn(product: Product, arrival: Arrival): readonly (HeldRestriction | null)[] {
  return product.kind === 'category'
    ? product.subProducts.flatMap((child) => restrictionsIn(child, arrival))
    : [restrictionOf(product.restrictedGood, arrival)];
}

const worstFirst = ['forbidden', 'regulated'] as const satisfies readonly RestrictionSeverity[];

/** The ban or the rule that a product, or a product of a category, meets from a country; null when they are free. */
export function severityOf(product: Product, arrival: Arrival): ShownSeverity | null {
  const restrictions = restrictionsIn(product, arrival);
  const worst = worstFirst
    .map((severity) => restrictions.find((own) => own?.severity === severity))
    .find((found) => found != null);
  if (worst == null) return null;
  return { ...worst, isPartial: restrictions.some((own) => own?.severity !== worst.severity) };
}
