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
