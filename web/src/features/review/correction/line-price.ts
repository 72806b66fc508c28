import type { ShoppingProductInput } from '@retour/contract';
import { exactDecimal, toNumber, unitsAt } from '@retour/core';
import { shareOf } from '../../../lib/exact-decimal';
import { oneOf } from '../../../lib/shape';
import { priceFormat } from '../../basket/products/currency-options';

/** A price is of one article, as a traveller types it; of all together, where one has no price to the cent, or of a quantity. */
export type PriceBasis = 'each' | 'all';

export const isPriceBasis = oneOf(['each', 'all']);

export interface SentPrice {
  /** Of one article; undefined where that of all does not divide by their number. */
  readonly each: number | undefined;
  /** Of so many articles, in proportion to what was sent, to the cent; what was sent where their number is not known. */
  readonly allOf: (count: number | undefined) => number;
}

/** What was sent as the price of a line of `sentCount` articles, in its currency. */
export function sentPrice(
  { originalValue, currency }: Pick<ShoppingProductInput, 'originalValue' | 'currency'>,
  sentCount: number,
): SentPrice {
  const exact = exactDecimal(originalValue);
  const decimals = Math.max(priceFormat(currency).maximumDecimals, exact.decimals);
  const isWhole = Number.isInteger(sentCount) && sentCount >= 1;
  const each = isWhole ? shareOf(exact, sentCount, decimals) : undefined;
  return {
    each: each && toNumber(each),
    allOf: (count = sentCount) => {
      if (!isWhole || count === sentCount) return originalValue;
      return toNumber({ units: proportionOf(unitsAt(exact, decimals), count, sentCount), decimals });
    },
  };
}

/** a × b ÷ divisor, rounded half-up, however large. */
function proportionOf(a: number, b: number, divisor: number): number {
  const [twice, by] = [2n * BigInt(a) * BigInt(b), BigInt(divisor)];
  return Number((twice + by) / (2n * by));
}
