import type { SimulationAnswer } from '@retour/contract';
import { formatOwed, isLineMinimum, phrase } from '@retour/core';
import { scaled } from '../../../lib/exact-decimal';

type Line = Pick<SimulationAnswer['shoppingProducts'][number], 'total' | 'status' | 'explanation'>;
type Total = Pick<SimulationAnswer, 'total' | 'totalIsMinimum'> & {
  readonly shoppingProducts?: readonly Line[] | undefined;
};

/** Above an indicative level nothing is computed: an officer who checks decides. */
const uponCheck = phrase`Selon le contrôle`;

/** « 134,92 € », « au moins 134,92 € » when a line is still to be assessed, « À évaluer » when all that counts is. */
export function formatTotal({ total, totalIsMinimum, shoppingProducts = [] }: Total): string {
  return total === 0 && shoppingProducts.some(isAboveLevel)
    ? uponCheck
    : formatOwed(scaled(total, 2), totalIsMinimum);
}

/** The same of one line. */
export function formatLineTotal(line: Line): string {
  if (isAboveLevel(line)) return uponCheck;
  return formatOwed(scaled(line.total, 2), isLineMinimum(line));
}

/** Inside the Union, a line above the level from which its carriage is presumed commercial. */
export function isAboveLevel({ status }: Pick<Line, 'status'>): boolean {
  return status === 'indicative-exceeded';
}
