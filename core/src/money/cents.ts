/** Integer cents of euro. Never a fraction, never a float of euros. */
export type Cents = number;
