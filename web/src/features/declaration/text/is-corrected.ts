import type { SentDeclaration } from '../../../store';

/** Whether an agent changed what was declared: what only records a hand-over corrects nothing, nor undoes a correction before it. */
export function isCorrected({
  correction,
  corrections = [],
}: Pick<SentDeclaration, 'correction' | 'corrections'>): boolean {
  return correction !== undefined && [...corrections, correction].some((one) => one.handedOver === undefined);
}
