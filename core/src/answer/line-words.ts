import type { LineStatus } from '../assessment/assessment';
import { refuseForbiddenAmount } from '../declaration/payment';
import type { DeclarationStatus } from '../declaration/status';
import { noBreakSpace, phrase } from '../french/typeset';
import { type AnswerStage, stageOf } from './answer-words';
import { formatAskedLine, formatLineTotal, hasAmount, isForbidden, type WrittenLine } from './format-total';
import { formatAskedPastLine, formatPaidLine, formatPastLine, wasComputed } from './past-words';
import { type DetailedAnswer, shownAnswer } from './shown-answer';

/** Two or three words on what becomes of an article, the same on every screen and in every document. */
export const lineStatusWords: Readonly<Record<LineStatus, string>> = {
  relieved: 'en franchise',
  taxed: 'taxé',
  'partly-taxed': 'taxé en partie',
  unlimited: 'rien à payer',
  'to-assess': 'à évaluer',
  'indicative-exceeded': 'seuil dépassé',
  'handed-over': 'remis à la douane',
};

const toPay = `À${noBreakSpace}payer`;
const computed = 'Calculé';

/** Over what each article comes to, in a table: nothing is to be paid once it is, nor where nothing is collected. */
const lineTotalNames: Readonly<Record<AnswerStage, string>> = {
  running: toPay,
  simulated: toPay,
  due: toPay,
  settled: 'Payé',
  uncollected: computed,
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
  /** Nothing is left to do of them. */
  readonly isOver: boolean;
}

export interface TotalledLines<Answer> extends LineTotals {
  /** Whose lines are written: those of what may be kept while it is asked for, of all the articles otherwise. */
  readonly answer: Answer;
}

/**
 * What the lines of a declaration come to, in a table: what is to be paid or handed over while something can be done, what was
 * paid, or what was computed, to the sum of the column; of a version that a correction took the place of, what it computed. In an
 * answer of before 26 November 2026, where what may not enter takes from the others, only that sum is true.
 */
export function lineTotals<Answer extends DetailedAnswer>(
  { status, assessment }: Declared<Answer>,
  isPast = false,
): TotalledLines<Answer> {
  const stage = stageOf(status);
  const ownName = lineTotalNames[stage];
  const isOver = isPast || ownName !== toPay;
  const isPaid = stage === 'settled' && !isPast;
  const formatPast = isPaid ? formatPaidLine : formatPastLine;
  const whole = {
    answer: assessment,
    name: isPast ? computed : ownName,
    format: isOver ? formatPast : formatLineTotal,
    hasAmount: isOver && !isPaid ? wasComputed : hasAmount,
    countsForbidden: false,
    isOver,
  };
  if (ownName !== toPay) return whole;
  if (assessment.withoutForbidden?.detail === undefined && refuseForbiddenAmount(assessment) !== null) {
    return { ...whole, name: computed, countsForbidden: true };
  }
  return {
    ...whole,
    answer: shownAnswer(assessment),
    format: isOver ? formatAskedPastLine : formatAskedLine,
    hasAmount: (line) => !isForbidden(line) && whole.hasAmount(line),
  };
}

/** Whether what was handed over to the customs counts in the value of the lines: it is said beside their sum. */
export function countsHandedOver(lines: readonly { readonly status: LineStatus }[]): boolean {
  return lines.some(({ status }) => status === 'handed-over');
}

/** Where an article was bought, when it is not the country of the trip: « pays d’achat : Japon ». */
export function purchaseWords(countryName: string): string {
  return phrase`pays d’achat : ${countryName}`;
}
