/** Integer cents of euro. Never a fraction, never a float of euros. */
export type Cents = number;

const centsOfEuro = 100;

/** Euros as the answers of the network write them: the nearest number, whose two decimals are read back by `centsOf`. */
export function eurosOf(cents: Cents): number {
  return cents / centsOfEuro;
}

/** The cents of an amount of an answer, any finite number, read from its own digits and exponent: no product of floats. */
export function centsOf(euros: number): Cents {
  const [digits, exponent = '0'] = String(euros).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`));
}

/** The digits of an amount without its sign: those of its whole euros, and the two of its cents. */
export function digitsOf(cents: Cents): { readonly euros: string; readonly cents: string } {
  const absolute = Math.abs(cents);
  const fraction = absolute % centsOfEuro;
  return {
    euros: String((absolute - fraction) / centsOfEuro),
    cents: fraction < 10 ? `0${fraction}` : String(fraction),
  };
}
