import { scaled } from '../money/exact';
import {
  potOfClass,
  type QuantityClass,
  quantityAllowance,
  quantityClasses,
} from '../regulation/quantity-allowance';
import type { Regime } from '../traveller/traveller';

/** How much of its pot a quantity takes: amountMillionths × weight, out of capacity. Integers, so that shares add up exactly. */
export interface QuantityMeasure {
  readonly weight: number;
  /** Null when the pot has no limit. */
  readonly capacity: number | null;
}

type OutsideUnion = Exclude<Regime, 'eu'>;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function measure(regime: OutsideUnion, quantityClass: QuantityClass): QuantityMeasure {
  const levelOf = (each: QuantityClass): number | null => {
    const allowance = quantityAllowance(regime, each);
    return allowance === null ? null : scaled(allowance.value, 6);
  };
  const level = levelOf(quantityClass);
  if (level === null) return { weight: 1, capacity: null };
  const capacity = quantityClasses
    .filter((each) => potOfClass[each] === potOfClass[quantityClass])
    .map((each) => levelOf(each) ?? 1)
    .reduce(leastCommonMultiple);
  return { weight: capacity / level, capacity };
}

type Measures = Readonly<Record<QuantityClass, QuantityMeasure>>;

function measures(regime: OutsideUnion): Measures {
  return {
    cigarette: measure(regime, 'cigarette'),
    cigarillo: measure(regime, 'cigarillo'),
    cigar: measure(regime, 'cigar'),
    tobacco: measure(regime, 'tobacco'),
    strong: measure(regime, 'strong'),
    soft: measure(regime, 'soft'),
    wine: measure(regime, 'wine'),
    beer: measure(regime, 'beer'),
  };
}

export const quantityMeasures: Readonly<Record<OutsideUnion, Measures>> = {
  third: measures('third'),
  frontier: measures('frontier'),
  andorra: measures('andorra'),
  'third-union-customs': measures('third-union-customs'),
};
