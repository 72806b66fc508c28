import type { LineStatus, WarningSeverity } from '../assessment/assessment';
import { verdictOf } from '../assessment/verdict';
import { formatOwed, isLineMinimum } from './format-owed';
import { centsOfAmount } from './format-price';
import { noBreakSpace, phrase } from './typeset';

/** A line of an answer: amounts in euros, as they cross the network. */
interface Line {
  readonly total: number;
  readonly status: LineStatus;
  readonly explanation: readonly { readonly code: string }[];
  readonly restriction?: { readonly severity: string } | undefined;
}

/** An amount that may be a part only. */
interface Owed {
  readonly total: number;
  readonly totalIsMinimum: boolean;
}

interface Answer extends Owed {
  readonly shoppingProducts: readonly Pick<Line, 'status'>[];
  readonly warnings: readonly { readonly severity?: WarningSeverity | undefined }[];
}

/** What stands where an amount would, when there is none. */
export const totalWords = {
  /** Above an indicative level nothing is computed: an officer who checks decides. */
  uponCheck: phrase`Selon le contrôle`,
  lineUponCheck: `À${noBreakSpace}contrôler`,
  handOver: 'À remettre',
  toCheck: 'À vérifier',
} as const;

/** What stands over a total that is not the first thing to read. */
export const gravestWords = {
  forbidden: (count: number): string => (count < 2 ? 'Article interdit' : 'Articles interdits'),
  forbiddenAndToPay: (count: number): string => `${gravestWords.forbidden(count)}, et à payer`,
  doubtful: 'Article à vérifier',
  doubtfulToPay: phrase`À payer, sous réserve`,
  forbiddenTitle: (count: number): string =>
    count < 2
      ? phrase`Un article ne peut pas entrer en France`
      : phrase`Des articles ne peuvent pas entrer en France`,
} as const;

export function isForbidden({ restriction }: Pick<Line, 'restriction'>): boolean {
  return restriction?.severity === 'forbidden';
}

export function isDoubtful({ restriction }: Pick<Line, 'restriction'>): boolean {
  return restriction?.severity === 'doubtful';
}

/** « 134,92 € », « au moins 134,92 € » when a line is still to be assessed, « À évaluer » when all that counts is. */
export function formatOwedTotal({ total, totalIsMinimum }: Owed): string {
  return formatOwed(centsOfAmount(total), totalIsMinimum);
}

/** The same of a whole answer, whose nothing is said for what it is; `doubtful` where the doubt can still be lifted. */
export function formatTotal(answer: Answer, doubtful: string = totalWords.toCheck): string {
  if (answer.total > 0 || answer.totalIsMinimum) return formatOwedTotal(answer);
  switch (verdictOf({ ...answer, lines: answer.shoppingProducts })) {
    case 'forbidden':
      return totalWords.handOver;
    case 'doubtful':
      return doubtful;
    case 'indicative-exceeded':
      return totalWords.uponCheck;
    default:
      return formatOwedTotal(answer);
  }
}

/** The same of one line. */
export function formatLineTotal(line: Line): string {
  if (line.status === 'indicative-exceeded') return totalWords.lineUponCheck;
  if (line.total === 0 && isForbidden(line)) return totalWords.handOver;
  if (line.total === 0 && isDoubtful(line)) return totalWords.toCheck;
  return formatOwed(centsOfAmount(line.total), isLineMinimum(line));
}
