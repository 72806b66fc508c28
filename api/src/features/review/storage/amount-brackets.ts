import type { Cents } from '@retour/core';

/** As `declaration_amount_from` of the database: what a bracket begins with, in tens of a power of ten. */
const steps = [
  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 28, 30, 33, 36, 40, 44, 48, 52, 56, 60, 65, 70, 75,
  80, 85, 90, 95,
] as const;

/** The lowest amount of the bracket of an amount: nothing, less than a euro, then 31 from one power of ten to the next. */
export function bracketFrom(cents: Cents): Cents {
  if (cents < 100) return Math.sign(cents);
  const power = 10 ** (String(cents).length - 2);
  return Math.max(...steps.filter((step) => step * power <= cents)) * power;
}

/** The lowest amount of the next bracket. */
export function bracketAfter(cents: Cents): Cents {
  const from = bracketFrom(cents);
  if (from === 0) return 1;
  if (from === 1) return 100;
  const power = 10 ** (String(from).length - 2);
  return (steps.find((step) => step * power > from) ?? 100) * power;
}

/** Where a bracket begins, nearest to an amount. */
export function nearestBracket(cents: Cents): Cents {
  const [from, after] = [bracketFrom(cents), bracketAfter(cents)];
  return cents - from <= after - cents ? from : after;
}
