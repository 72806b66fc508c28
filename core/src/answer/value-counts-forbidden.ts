import { isForbidden } from './format-total';
import type { TotalledLines } from './line-totals';
import type { DetailedAnswer } from './shown-answer';

/** Whether the value of all its articles counts what may not enter, which the sums of what is asked leave out. */
export function valueCountsForbidden<Answer extends DetailedAnswer>({
  leavesForbidden,
  answer,
}: Pick<TotalledLines<Answer>, 'leavesForbidden' | 'answer'>): boolean {
  return leavesForbidden && answer.shoppingProducts.some(isForbidden);
}
