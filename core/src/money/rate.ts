import type { Cents } from './cents';
import { proportionHalfUp, scaled } from './exact';

/** Share of a value in millionths: 5.5 % is 55 000. */
export type RateMillionths = number;

const percentDecimals = 4;
const one = 1_000_000;

export function rateOfPercent(percent: number): RateMillionths {
  return scaled(percent, percentDecimals);
}

/** A rate applied to an amount, rounded half-up to the cent (duty-rules §5). */
export function applyRate(amount: Cents, rate: RateMillionths): Cents {
  return proportionHalfUp(amount, rate, one);
}
