import { formatAskedLine, isForbidden } from './format-total';
import type { TotalledLines } from './line-words';
import type { DetailedAnswer } from './shown-answer';

/** Whether the value of all its articles counts what may not enter, which the sums of what is asked leave out. */
export function valueCountsForbidden<Answer extends DetailedAnswer>({
  format,
  answer,
}: Pick<TotalledLines<Answer>, 'format' | 'answer'>): boolean {
  return format === formatAskedLine && answer.shoppingProducts.some(isForbidden);
}
