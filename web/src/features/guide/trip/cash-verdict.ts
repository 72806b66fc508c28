import { type Cents, formatShortEuros } from '@retour/core';
import type { CashExample } from '../content/trip/cash';

export interface CashVerdict {
  readonly mustDeclare: boolean;
  /** The sum as people add it: « 6 000 € + 5 000 € = 11 000 € ». */
  readonly sum: string;
}

export function cashVerdict({ sums, countsAsCash }: CashExample, threshold: Cents): CashVerdict {
  const total = sums.reduce((running, sum) => running + sum, 0);
  const parts = sums.map(formatShortEuros).join(' + ');
  return {
    mustDeclare: countsAsCash && total >= threshold,
    sum: sums.length > 1 ? `${parts} = ${formatShortEuros(total)}` : parts,
  };
}
