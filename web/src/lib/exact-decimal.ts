/** A decimal times a whole count, exact: counted in units of the last decimal, never in binary fractions. */
export function timesCount(value: number, count: number, decimals: number): number {
  return (scaled(value, decimals) * count) / 10 ** decimals;
}

/** The share of one among `count` identical items, when it falls exactly; undefined otherwise. */
export function shareOf(value: number, count: number, decimals: number): number | undefined {
  const units = scaled(value, decimals);
  return units % count === 0 ? units / count / 10 ** decimals : undefined;
}

/** An integer number of 10^-decimals, read from the decimal's own digits. */
export function scaled(value: number, decimals: number): number {
  return Math.round(Number(`${value}e${decimals}`));
}
