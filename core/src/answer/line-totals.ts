import { isClosedWithoutPayment } from '../declaration/is-closed-without-payment';
import { refuseForbiddenAmount } from '../declaration/payment';
import type { DeclarationStatus } from '../declaration/status';
import { noBreakSpace } from '../french/typeset';
import { type AnswerStage, stageOf } from './answer-stages';
import { formatAskedLine, formatLineTotal, hasAmount, isForbidden, type WrittenLine } from './format-total';
import { isOfSum } from './is-of-sum';
import { formatPaidLine, formatPastLine, pastLineWords, wasComputed } from './past-words';
import { type DetailedAnswer, shownAnswer } from './shown-answer';

const toPay = `À${noBreakSpace}payer`;
const computed = 'Calculé';

/** Over what each article comes to, in a table: nothing is to be paid once it is, nor where nothing is collected or was owed. */
const lineTotalNames: Readonly<Record<AnswerStage, string>> = {
  running: toPay,
  simulated: toPay,
  due: toPay,
  examined: toPay,
  settled: 'Payé',
  uncollected: computed,
  withdrawn: computed,
  'not-entered': computed,
};

interface Declared<Answer extends DetailedAnswer> {
  readonly status: DeclarationStatus;
  readonly assessment: Answer;
}

export interface LineTotals {
  /** Over the column. */
  readonly name: string;
  readonly format: (line: WrittenLine) => string;
  /** Whether a line owes an amount, or nothing: else its taxes are not written. */
  readonly hasAmount: (line: WrittenLine) => boolean;
  /** What its amounts add up to is not what is asked, as it counts what may not enter. */
  readonly countsForbidden: boolean;
  /** They are those of what may be kept, without it. */
  readonly leavesForbidden: boolean;
  /** Nothing is left to do of them. */
  readonly isOver: boolean;
}

export interface TotalledLines<Answer> extends LineTotals {
  /** Whose lines are written: those of what may be kept, wherever it is known and nothing is paid yet. */
  readonly answer: Answer;
}

/** The lines that the sums of taxes are made of: money owes none. */
export function linesOfSums<Line extends Pick<WrittenLine, 'restriction' | 'explanation'>>({
  answer,
  leavesForbidden,
}: {
  readonly answer: { readonly shoppingProducts: readonly Line[] };
  readonly leavesForbidden: boolean;
}): Line[] {
  return answer.shoppingProducts.filter(
    (line) => !(isOfSum(line.explanation) || (leavesForbidden && isForbidden(line))),
  );
}

/**
 * What the lines of a declaration come to, in a table: what is to be paid or handed over while something can be done, what was
 * paid, or what was computed, of what may be kept, to the sum of the column; of a version that a correction took the place of, what it
 * computed. In an answer of before 26 November 2026, where what may not enter takes from the others, only that sum is true.
 */
export function lineTotals<Answer extends DetailedAnswer>(
  { status, assessment }: Declared<Answer>,
  isPast = false,
): TotalledLines<Answer> {
  const stage = stageOf(status);
  const isPaid = stage === 'settled' && !isPast;
  const isOver = isPast || lineTotalNames[stage] !== toPay;
  const formatPast = isPaid ? formatPaidLine : formatPastLine;
  const whole = {
    answer: assessment,
    name: isPast || isClosedWithoutPayment(status, assessment.total) ? computed : lineTotalNames[stage],
    format: isOver ? formatPast : formatLineTotal,
    hasAmount: isOver && !isPaid ? wasComputed : hasAmount,
    countsForbidden: false,
    leavesForbidden: false,
    isOver,
  };
  if (isPaid || (isOver && assessment.withoutForbidden === undefined)) return whole;
  if (assessment.withoutForbidden?.detail === undefined && refuseForbiddenAmount(assessment) !== null) {
    return { ...whole, name: computed, countsForbidden: true };
  }
  return {
    ...whole,
    answer: shownAnswer(assessment),
    format: isOver
      ? (line) => (isForbidden(line) ? pastLineWords.forbidden : formatPastLine(line))
      : formatAskedLine,
    leavesForbidden: true,
    hasAmount: (line) => !isForbidden(line) && whole.hasAmount(line),
  };
}
