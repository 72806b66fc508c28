import { formatAskedLine, isForbidden } from './format-total';
import type { TotalledLines } from './line-words';
import { formatAskedPastLine } from './past-words';
import type { DetailedAnswer } from './shown-answer';

/** Whether the value of all its articles counts what may not enter, which the sums of what is asked leave out. */
export function valueCountsForbidden<Answer extends DetailedAnswer>({
  format,
  answer,
}: Pick<TotalledLines<Answer>, 'format' | 'answer'>): boolean {
  const isAsked = format === formatAskedLine || format === formatAskedPastLine;
  return isAsked && answer.shoppingProducts.some(isForbidden);
}
