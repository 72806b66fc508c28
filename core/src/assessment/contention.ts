import type { ValuePot } from '../goods/pots';
import type { Cents } from '../money/cents';
import { proportionDown } from '../money/exact';
import type { ValueGood } from './resolved-good';

/** Items × cents of allowance that a choice may weigh: 200 articles against the largest allowance, 900 €. */
export const choiceBudget = 18_000_000;

/** Items that may share out next to nothing, where others have used the rest: what the smallest allowance, 40 €, lets weigh. */
const maxItems = 4_500;

/** An allowance by value, in cents. */
export interface Allowance {
  readonly pot: ValuePot;
  readonly limit: Cents;
}

/** An allowance that cannot hold all the goods it is for. */
export function isContended(goods: readonly ValueGood[], { pot, limit }: Allowance): boolean {
  return goods.reduce((sum, good) => sum + (good.pot === pot ? good.value : 0), 0) > limit;
}

/** Most items of a line that an allowance can hold. The line has one at least, and (limit + 1) × count is below 2^53. */
export function itemsWithin(good: ValueGood, limit: Cents): number {
  if (good.value <= limit) return good.count;
  // value × items ÷ count, in whole cents, is within the limit as long as it is below the next cent.
  return proportionDown((limit + 1) * good.count - 1, 1, good.value);
}

/** A line with so many identical items that choosing among them has no bound worth promising. */
export interface TooManyItems {
  readonly good: ValueGood;
  /** Items among which this allowance can be shared out. */
  readonly maximum: number;
}

/** The line to shorten when an allowance is disputed by too many items; null when the choice is within bounds. */
export function tooManyItems(
  goods: readonly ValueGood[],
  allowances: readonly Allowance[],
): TooManyItems | null {
  for (const allowance of allowances) {
    if (!isContended(goods, allowance)) continue;
    const own = goods.filter((good) => good.pot === allowance.pot);
    const maximum = Math.min(maxItems, Math.floor(choiceBudget / allowance.limit));
    const items = own.reduce((sum, good) => sum + itemsWithin(good, allowance.limit), 0);
    if (items <= maximum) continue;
    const [longest] = own.toSorted((a, b) => b.count - a.count);
    if (longest !== undefined) return { good: longest, maximum };
  }
  return null;
}
