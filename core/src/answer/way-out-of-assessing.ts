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

/** Of a declaration that is not settled because its amount is a minimum. */
export function wayOutOfAssessing(lines: readonly AssessedLine[]): WayOutOfAssessing {
  const left = lines.filter((line) => !isForbidden(line));
  if (!left.some(isBeyondService)) return 'correct';
  return left.every(isBeyondService) ? 'refuse' : 'take-out';
}

/** What an agent is told who would settle it, by the screen and by the server. */
export function whyNotSettled(lines: readonly AssessedLine[]): string {
  const way = wayOutOfAssessing(lines);
  return way === 'correct' ? assessBeforePayment : declareElsewhere[way];
}
