/** Integer cents of euro. Never a fraction, never a float of euros. */
export type Cents = number;

/** Euros of an answer, which has two decimals, as the integer of cents they were made from. */
export function centsOf(euros: number): Cents {
  return Math.round(euros * 100);
}
