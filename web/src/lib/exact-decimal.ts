import { type ExactDecimal, unitsAt } from '@retour/core';

/** A decimal times a whole count. */
export function timesCount({ units, decimals }: ExactDecimal, count: number): ExactDecimal {
  return { units: units * count, decimals };
}

/** The share of one among `count` identical items, when it falls on so many decimals; undefined otherwise. */
export function shareOf(value: ExactDecimal, count: number, decimals: number): ExactDecimal | undefined {
  const units = unitsAt(value, decimals);
  return units % count === 0 ? { units: units / count, decimals } : undefined;
}

export function sumOf(one: ExactDecimal, other: ExactDecimal): ExactDecimal {
  const decimals = Math.max(one.decimals, other.decimals);
  return { units: unitsAt(one, decimals) + unitsAt(other, decimals), decimals };
}
