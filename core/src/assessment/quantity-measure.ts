import { potOfClass, type QuantityClass, quantityClasses } from '../goods/quantity-class';
import { proportionDown, scaled } from '../money/exact';
import type { Law } from '../regulation/law';
import { quantityAllowance } from '../regulation/quantity-allowance';
import type { Regime } from '../traveller/traveller';

/** How much of its pot a quantity takes: amountMillionths × weight, out of capacity. Integers, so that shares add up exactly. */
export interface QuantityMeasure {
  readonly weight: number;
  /** Null when the pot has no limit. */
  readonly whole: number | null;
  /**
   * What may be relieved: the whole, less what others of the arrival have used, rounded down.
   * Infinite when the pot has no limit.
   */
  readonly capacity: number;
}

/** A whole pot, in the halves of a hundredth of a percent of `quantitiesUsed`. */
const wholePot = 20_000;

type OutsideUnion = Exclude<Regime, 'eu'>;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function measure(regime: OutsideUnion, quantityClass: QuantityClass, law: Law): QuantityMeasure {
  const levelOf = (each: QuantityClass): number | null => {
    const allowance = quantityAllowance(regime, each, law);
    return allowance === null ? null : scaled(allowance.value, 6);
  };
  const level = levelOf(quantityClass);
  if (level === null) return { weight: 1, whole: null, capacity: Number.POSITIVE_INFINITY };
  const pot = potOfClass[quantityClass];
  const whole = quantityClasses
    .filter((each) => potOfClass[each] === pot)
    .map((each) => levelOf(each) ?? 1)
    .reduce(leastCommonMultiple);
  const left = wholePot - (law.quantitiesUsed?.[pot] ?? 0);
  return { weight: whole / level, whole, capacity: proportionDown(whole, left, wholePot) };
}

type Measures = Readonly<Record<QuantityClass, QuantityMeasure>>;

function measures(regime: OutsideUnion, law: Law): Measures {
  const own = quantityClasses.map((each) => [each, measure(regime, each, law)]);
  return Object.fromEntries(own) as Measures;
}

const known = new WeakMap<Law, Partial<Record<OutsideUnion, Measures>>>();

/** How quantities of a regime share their pots under a law, computed once. */
export function quantityMeasures(regime: OutsideUnion, law: Law): Measures {
  const own = known.get(law) ?? {};
  known.set(law, own);
  own[regime] ??= measures(regime, law);
  return own[regime];
}
