import { type Arrival, type Product, type RestrictionSeverity, restrictionOf } from '@retour/core';

/** What the law says of a product or of a category, worst first; of a part of the category or of all of it. */
export interface ShownSeverity {
  readonly severity: RestrictionSeverity;
  readonly isPartial: boolean;
}

function severitiesIn(product: Product, arrival: Arrival): readonly (RestrictionSeverity | null)[] {
  return product.kind === 'category'
    ? product.subProducts.flatMap((child) => severitiesIn(child, arrival))
    : [restrictionOf(product.restrictedGood, arrival)?.severity ?? null];
}

const worstFirst = ['forbidden', 'regulated'] as const satisfies readonly RestrictionSeverity[];

/** The ban or the rule that a product, or a product of a category, meets from a country; null when they are free. */
export function severityOf(product: Product, arrival: Arrival): ShownSeverity | null {
  const severities = severitiesIn(product, arrival);
  const severity = worstFirst.find((one) => severities.includes(one));
  if (severity === undefined) return null;
  return { severity, isPartial: severities.some((own) => own !== severity) };
}
