/** The allowances that goods share: by value, and by quantity. */

export const valuePots = ['value', 'food'] as const;
export type ValuePot = (typeof valuePots)[number];

export const quantityPots = ['tobacco', 'alcohol', 'wine', 'beer'] as const;
export type QuantityPot = (typeof quantityPots)[number];

/**
 * Whether a share of an allowance by quantity, in hundredths of a percent, may have been rounded to be said. One to the tenth was
 * not: pieces, grams and centilitres of any allowance come to tenths, or to shares that lie farther from one than a rounding.
 */
export function mayBeRounded(hundredths: number): boolean {
  return hundredths % 10 !== 0;
}
