import { assessBeforePayment, declareElsewhere } from '../declaration/declaration-words';
import { isForbidden } from './format-total';

interface AssessedLine {
  readonly status: string;
  readonly restriction?: Parameters<typeof isForbidden>[0]['restriction'];
  readonly explanation: readonly {
    readonly code: string;
    readonly legalBasis: string | null;
    readonly figures: object;
  }[];
}

/** What ends an amount that is still to be assessed: the article is corrected, taken out, or its declaration refused. */
export type WayOutOfAssessing = 'correct' | keyof typeof declareElsewhere;

/** Whether an office computes it elsewhere, whatever is corrected: neither a product to choose nor a quantity is missing. */
function isBeyondService({ status, explanation }: AssessedLine): boolean {
  return (
    status === 'to-assess' &&
    explanation.some(
      ({ code, legalBasis, figures }) =>
        code === 'to-assess' && legalBasis === null && !('flatRateCeiling' in figures),
    )
  );
}

/** What is assessed of a declaration: an article that may not enter is handed over. */
function leftOf(lines: readonly AssessedLine[]): readonly AssessedLine[] {
  return lines.filter((line) => !isForbidden(line));
}

/** How many articles an agent has still to assess. */
export function countToAssess(lines: readonly AssessedLine[]): number {
  return leftOf(lines).filter(({ status }) => status === 'to-assess').length;
}

/** Of a declaration that is not settled because its amount is a minimum. */
export function wayOutOfAssessing(lines: readonly AssessedLine[]): WayOutOfAssessing {
  const left = leftOf(lines);
  if (!left.some(isBeyondService)) return 'correct';
  return left.every(isBeyondService) ? 'refuse' : 'take-out';
}

/** What an agent is told who would settle it, by the screen and by the server. */
export function whyNotSettled(lines: readonly AssessedLine[]): string {
  switch (wayOutOfAssessing(lines)) {
    case 'correct':
      return assessBeforePayment(countToAssess(lines));
    case 'refuse':
      return declareElsewhere.refuse;
    case 'take-out':
      return declareElsewhere['take-out'](leftOf(lines).filter(isBeyondService).length);
  }
}
