/** Exact arithmetic on non-negative integers. The only place of the product where an amount is rounded. */

/** A decimal number held as an integer: value = units / 10^decimals. */
export interface ExactDecimal {
  readonly units: number;
  readonly decimals: number;
}

/** Reads the digits of a number as it is written, so that 0.85033 is 85033 hundred-thousandths and nothing else. */
export function exactDecimal(value: number): ExactDecimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const decimals = fraction.length - Number(exponent);
  const digits = Number(whole + fraction);
  return decimals >= 0 ? { units: digits, decimals } : { units: digits * 10 ** -decimals, decimals: 0 };
}

/** The number that a decimal is on the wire and on the device: the nearest one, which its digits are read back from. */
export function toNumber({ units, decimals }: ExactDecimal): number {
  return units / 10 ** decimals;
}

/** How many 10^-decimals make a decimal; digits beyond are a fault of the data. */
export function unitsAt(exact: ExactDecimal, decimals: number): number {
  if (exact.decimals > decimals)
    throw new RangeError(`${toNumber(exact)} has more than ${decimals} decimals`);
  return exact.units * 10 ** (decimals - exact.decimals);
}

/** Below, two decimals of as many digits are never the same float. */
const maxExact = 1e15;

/** How many 10^-decimals make a number, read from the digits that it is written with. */
export function scaled(value: number, decimals: number): number {
  const near = Math.round(value * 10 ** decimals);
  if (Math.abs(near) < maxExact && near / 10 ** decimals === value) return near;
  return unitsAt(exactDecimal(value), decimals);
}

function bigProportionHalfUp(a: number, b: number, divisor: number): number {
  const product = BigInt(a) * BigInt(b);
  const by = BigInt(divisor);
  return Number((2n * product + by) / (2n * by));
}

/**
 * The largest integer not above dividend ÷ divisor: the remainder of floats is ten times slower. Up to 2^53 the float nearest
 * to a quotient never reaches the next integer, which is at least 1 ÷ divisor away.
 */
function wholeQuotient(dividend: number, divisor: number): number {
  return Math.floor(dividend / divisor);
}

/** a × b ÷ divisor, rounded half-up to an integer. */
export function proportionHalfUp(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (product > Number.MAX_SAFE_INTEGER) return bigProportionHalfUp(a, b, divisor);
  const quotient = wholeQuotient(product, divisor);
  const remainder = product - quotient * divisor;
  return remainder >= divisor - remainder ? quotient + 1 : quotient;
}

/** The largest integer not above a × b ÷ divisor. */
export function proportionDown(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (product > Number.MAX_SAFE_INTEGER) return Number((BigInt(a) * BigInt(b)) / BigInt(divisor));
  return wholeQuotient(product, divisor);
}
