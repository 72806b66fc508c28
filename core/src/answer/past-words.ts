import { phrase } from '../french/typeset';
import { centsOf } from '../money/cents';
import { formatOwed, isLineMinimum } from './format-owed';
import { formatLineTotal, type WrittenLine } from './format-total';

/** Nobody is to assess it any more. */
export const notAssessed = phrase`Non évalué`;

/** Whether something was computed for a line. */
export function wasComputed(line: WrittenLine): boolean {
  return line.total > 0 || !(isLineMinimum(line) || line.status === 'indicative-exceeded');
}

/** What was computed for a line that nothing is left to do of: no order is given of it, whatever the law says of its goods. */
export function formatPastLine(line: WrittenLine): string {
  return wasComputed(line) ? formatOwed(centsOf(line.total), isLineMinimum(line)) : notAssessed;
}

/** What was paid for one: nothing is said to be nothing beside what the law restricts, also once it is seen. */
export function formatPaidLine(line: WrittenLine): string {
  const isLeft = line.status === 'to-assess' && line.total === 0 && line.restriction === undefined;
  return isLeft ? notAssessed : formatLineTotal(line);
}
