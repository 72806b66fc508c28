import type { LineStatus } from '../assessment/assessment';
import { type Claim, claimOf, type JudgedWarning, type Verdict, verdictOf } from '../assessment/verdict';
import { noBreakSpace, phrase } from '../french/typeset';
import { centsOf } from '../money/cents';
import type { MeanOfTransport } from '../traveller/traveller';
import { formatOwed, isLineMinimum } from './format-owed';

/** A line of an answer: amounts in euros, as they cross the network. */
export interface WrittenLine {
  readonly total: number;
  readonly status: LineStatus;
  readonly explanation: readonly { readonly code: string }[];
  readonly restriction?:
    | {
        readonly severity: string;
        readonly code?: string | undefined;
        readonly barredAboard?: MeanOfTransport | undefined;
      }
    | undefined;
}

/** A warning with the transport of the trip, where what is regulated may not board it. */
export interface BarringWarning extends JudgedWarning {
  readonly barredAboard?: MeanOfTransport | undefined;
}

/** An amount that may be a part only. */
export interface Owed {
  readonly total: number;
  readonly totalIsMinimum: boolean;
}

/** What becomes of an article where those that may not enter are left aside. */
export interface LineOfRest {
  readonly customId: string;
  readonly status: LineStatus;
}

/** What an amount is written from: an answer of the contract, or what is stored of one. */
export interface AnswerInWords extends Owed {
  readonly shoppingProducts: readonly (Pick<WrittenLine, 'status' | 'restriction'> & Partial<LineOfRest>)[];
  readonly warnings: readonly BarringWarning[];
  /** Absent where nothing is forbidden for certain, and from answers of before 22 November 2026. */
  readonly withoutForbidden?:
    | (Owed & { readonly detail?: { readonly lines: readonly LineOfRest[] } | undefined })
    | undefined;
}

/** What stands where an amount would, when there is none. */
export const totalWords = {
  /** Above an indicative level nothing is computed: an officer who checks decides. */
  uponCheck: phrase`Selon le contrôle`,
  lineUponCheck: `À${noBreakSpace}contrôler`,
  handOver: 'À remettre',
  toCheck: 'À vérifier',
  present: 'À présenter',
} as const;

export function isForbidden({ restriction }: Pick<WrittenLine, 'restriction'>): boolean {
  return restriction?.severity === 'forbidden';
}

export function isDoubtful({ restriction }: Pick<WrittenLine, 'restriction'>): boolean {
  return restriction?.severity === 'doubtful';
}

export function isRegulated({ restriction }: Pick<WrittenLine, 'restriction'>): boolean {
  return restriction?.severity === 'regulated';
}

/** What an answer owes: `claimOf` for the contract's shape. */
export function answerClaim({ shoppingProducts, ...answer }: Omit<AnswerInWords, 'warnings'>): Claim {
  return claimOf({ ...answer, lines: shoppingProducts });
}

/** What an answer comes down to: `verdictOf` for the contract's shape. */
export function answerVerdict({ shoppingProducts, ...answer }: AnswerInWords): Verdict {
  return verdictOf({ ...answer, lines: shoppingProducts });
}

/** « 134,92 € », « au moins 134,92 € » when a line is still to be assessed, « À évaluer » when all that counts is. */
export function formatOwedTotal({ total, totalIsMinimum }: Owed): string {
  return formatOwed(centsOf(total), totalIsMinimum);
}

/**
 * What is asked of the traveller: what may not enter is handed over and never paid for, so only the rest counts. Answers of
 * before 22 November 2026 do not know it.
 */
export function owedOnTheRest({ withoutForbidden, total, totalIsMinimum }: AnswerInWords): Owed {
  return withoutForbidden ?? { total, totalIsMinimum };
}

/** What is asked for a whole answer, whose nothing is said for what it is; `doubtful` where the doubt can still be lifted. */
export function formatAskedTotal(answer: AnswerInWords, doubtful?: string): string {
  return formatComputedTotal({ ...answer, ...owedOnTheRest(answer) }, doubtful);
}

/** The same of all the articles, those that may not enter too: what the amounts of the lines add up to. */
export function formatComputedTotal(answer: AnswerInWords, doubtful: string = totalWords.toCheck): string {
  if (answer.total > 0 || answer.totalIsMinimum) return formatOwedTotal(answer);
  const verdict = answerVerdict(answer);
  if (verdict === 'forbidden') return totalWords.handOver;
  if (verdict === 'doubtful') return doubtful;
  if (answerClaim(answer) === 'indicative-exceeded') {
    return totalWords.uponCheck;
  }
  return verdict === 'regulated' ? totalWords.present : formatOwedTotal(answer);
}

/** What stands where the amount of a line would; null when there is one. */
function wordsOfLine(line: WrittenLine): string | null {
  if (line.status === 'indicative-exceeded') return totalWords.lineUponCheck;
  if (line.total > 0) return null;
  if (isForbidden(line)) return totalWords.handOver;
  if (isDoubtful(line)) return totalWords.toCheck;
  if (isLineMinimum(line)) return formatOwed(0, true);
  return isRegulated(line) ? totalWords.present : null;
}

/** Whether a line owes an amount, or nothing: else its taxes are not written, which would read as nothing to pay. */
export function hasAmount(line: WrittenLine): boolean {
  return wordsOfLine(line) === null;
}

/** What may not enter, and what was handed over of it: whichever it is, it leaves the taxes of the others as they are said. */
function isLeftAside(line: WrittenLine): boolean {
  return line.status === 'handed-over' || isForbidden(line);
}

function isComputed(line: WrittenLine): boolean {
  return line.total > 0 || !(isLineMinimum(line) || line.status === 'indicative-exceeded');
}

/**
 * Whether the sum of a tax may be written: that there is none is known once every line has its amount. What may not enter has none to
 * pay, and hides no sum that was computed with it; nothing is said of taxes where there is no other article.
 */
export function isKnownSum(sum: number, lines: readonly WrittenLine[]): boolean {
  if (sum > 0) return true;
  const isKnown = lines.every((line) => hasAmount(line) || (isLeftAside(line) && isComputed(line)));
  return isKnown && !lines.every(isLeftAside);
}

/** What is asked for a line: whatever was computed for what may not enter, nobody pays to keep it. */
export function formatAskedLine(line: WrittenLine): string {
  return isForbidden(line) ? totalWords.handOver : formatLineTotal(line);
}

/** What was computed for a line. */
export function formatLineTotal(line: WrittenLine): string {
  return wordsOfLine(line) ?? formatOwed(centsOf(line.total), isLineMinimum(line));
}
