import { type Cents, scaled, toNumber } from '@retour/core';
import { parseFrenchNumber } from './french-number';

/** One slip of a finger from « 99,50 »: it is no group of thousands in a sum of euros. */
const threeFigures = /\d[.,]\d{3}\s*(?:€|eur)?\s*$/i;

/** Cents of a sum of euros that is typed; null for nothing, undefined for what is no sum. */
export function readEuros(typed: string): Cents | null | undefined {
  const reading = parseFrenchNumber(typed, { maximumDecimals: 2, units: ['€', 'EUR'] });
  if (reading.kind === 'empty') return null;
  if (reading.kind !== 'number' || threeFigures.test(typed)) return undefined;
  return scaled(toNumber(reading.value), 2);
}

const twoNumbers = /^\s*(?<sign>[-−–]?)\s*(?<whole>\d[\d\s]*)\s(?<cents>\d{1,2})\s*(?:€|eur)?\s*$/iu;

/** Of a sum that a space cuts in two, « 1 20 », the two that it may be: with cents, without. Undefined of any other. */
export function cutSum(typed: string): readonly [string, string] | undefined {
  const { sign = '', whole = '', cents = '' } = twoNumbers.exec(typed)?.groups ?? {};
  // « 1 2 3 » may be more than two.
  if (cents === '' || readEuros(whole) === undefined) return undefined;
  const figures = sign + whole.replace(/\s/gu, '');
  return [`${figures},${cents}`, `${figures}${cents}`];
}
