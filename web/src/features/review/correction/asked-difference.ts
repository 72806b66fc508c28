import type { CorrectionPreview, SimulationAnswer } from '@retour/contract';
import { centsOf, eurosOf, owedOnTheRest, shownAnswer } from '@retour/core';

export type ComparedAnswers = Pick<CorrectionPreview, 'before' | 'after' | 'difference'>;

const isDetailed = ({ withoutForbidden }: SimulationAnswer): boolean =>
  withoutForbidden === undefined || withoutForbidden.detail !== undefined;

export interface AskedDifference extends ComparedAnswers {
  /** The sums are of what is asked; otherwise of all that was computed, what may not enter too. */
  readonly isAsked: boolean;
}

/**
 * Two answers as the sheet shows them, beside what may not enter and is never paid for, and by how much what is asked moves. Where
 * one of them was stored before it knew what stays, both are compared as they were computed.
 */
export function askedDifference({ before, after, difference }: ComparedAnswers): AskedDifference {
  if (!isDetailed(before) || !isDetailed(after)) return { before, after, difference, isAsked: false };
  const asked = (answer: SimulationAnswer): number => centsOf(owedOnTheRest(answer).total);
  return {
    before: shownAnswer(before),
    after: shownAnswer(after),
    difference: eurosOf(asked(after) - asked(before)),
    isAsked: true,
  };
}
