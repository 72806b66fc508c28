/** The allowances that goods share: by value, and by quantity. */

export const valuePots = ['value', 'food'] as const;
export type ValuePot = (typeof valuePots)[number];

export const quantityPots = ['tobacco', 'alcohol', 'wine', 'beer'] as const;
export type QuantityPot = (typeof quantityPots)[number];
