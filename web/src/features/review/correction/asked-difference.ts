import type { AnswerLine, CorrectionPreview, SimulationAnswer } from '@retour/contract';
import {
  centsOf,
  eurosOf,
  formatAskedLine,
  formatAskedTotal,
  formatComputedTotal,
  formatLineTotal,
  hasAmount,
  isForbidden,
  owedOnTheRest,
  shownAnswer,
} from '@retour/core';

export type ComparedAnswers = Pick<CorrectionPreview, 'before' | 'after' | 'difference'>;

const isDetailed = ({ withoutForbidden }: SimulationAnswer): boolean =>
  withoutForbidden === undefined || withoutForbidden.detail !== undefined;

/** How what a line comes to is written, and whether its taxes are. */
export interface LineWords {
  readonly format: (line: AnswerLine) => string;
  readonly hasAmount: (line: AnswerLine) => boolean;
}

export interface AskedDifference extends ComparedAnswers {
  readonly lineWords: LineWords;
  readonly formatTotal: (answer: SimulationAnswer) => string;
}

/** Of what is asked. */
const asked = {
  lineWords: { format: formatAskedLine, hasAmount: (line) => !isForbidden(line) && hasAmount(line) },
  formatTotal: (answer) => formatAskedTotal(answer),
} as const satisfies Partial<AskedDifference>;

/** Of all that was computed, what may not enter too. */
const computed = {
  lineWords: { format: formatLineTotal, hasAmount },
  formatTotal: (answer) => formatComputedTotal(answer),
} as const satisfies Partial<AskedDifference>;

/**
 * Two answers as the sheet shows them, beside what may not enter and is never paid for, and by how much what is asked moves. Where
 * one of them was stored before it knew what stays, both are compared as they were computed.
 */
export function askedDifference({ before, after, difference }: ComparedAnswers): AskedDifference {
  if (!isDetailed(before) || !isDetailed(after)) {
    return { before, after, difference, ...computed };
  }
  const sumOf = (answer: SimulationAnswer): number => centsOf(owedOnTheRest(answer).total);
  return {
    before: shownAnswer(before),
    after: shownAnswer(after),
    difference: eurosOf(sumOf(after) - sumOf(before)),
    ...asked,
  };
}
