import { proportionDown } from '../money/exact';
import type { Figure } from '../regulation/figure';

/** A whole allowance by quantity, in hundredths of a percent. */
const wholePot = 10_000;

/** An allowance of the law, and what other declarations of the same arrival have used of it: cents, or hundredths of a percent. */
export interface SharedAllowance {
  readonly figure: Figure;
  readonly usedElsewhere: number;
}

/** What others have used of an allowance by quantity, in hundredths of a percent: never more than there is. */
export function shareUsed(used = 0): number {
  return Math.min(used, wholePot);
}

/** What they leave of its capacity, rounded down: never more is relieved than the law allows. */
export function capacityLeft(capacity: number | null, used?: number): number | null {
  return capacity === null ? null : proportionDown(capacity, wholePot - shareUsed(used), wholePot);
}
