import { isOfItsDegree } from './degree-range';
import type { Product } from './product';

/** Null: out of the nomenclature. */
type Measured = Pick<Product, 'amountProduct' | 'id' | 'name' | 'unit'> | null;

export interface Measures {
  readonly amount?: number | undefined;
  /** % vol. */
  readonly alcoholDegree?: number | undefined;
}

/**
 * What was said of an article that is true of it under another product too: 200 cigarettes are no 200 perfumes, nor is the degree of a
 * whisky that of a beer. A quantity stays between articles in pieces, or in the same measure; a degree between drinks of the same
 * kind, where the name of the other one allows it.
 */
export function saidOfBoth({ amount, alcoholDegree }: Measures, before: Measured, after: Measured): Measures {
  const isSame = before?.id === after?.id;
  const isMeasuredAlike = isSame || (before?.unit ?? null) === (after?.unit ?? null);
  const isDrunkAlike =
    after?.unit === 'l' &&
    before?.amountProduct === after.amountProduct &&
    isOfItsDegree(after.name, alcoholDegree ?? 0);
  return {
    ...(amount !== undefined && isMeasuredAlike ? { amount } : {}),
    ...(alcoholDegree !== undefined && (isSame || isDrunkAlike) ? { alcoholDegree } : {}),
  };
}
