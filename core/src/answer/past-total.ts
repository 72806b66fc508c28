import { claimOf } from '../assessment/verdict';
import { restOf } from './answer-words';
import { type AnswerInWords, formatOwedTotal } from './format-total';
import type { TotalledLines } from './line-totals';
import { notAssessed } from './past-words';
import type { DetailedAnswer } from './shown-answer';

/** What was computed for all the articles of an answer that nothing is left to do of. */
export function formatPastTotal(answer: AnswerInWords): string {
  const { total, totalIsMinimum, shoppingProducts } = answer;
  const isAssessed =
    total > 0 ||
    !(totalIsMinimum || claimOf({ ...answer, lines: shoppingProducts }) === 'indicative-exceeded');
  return isAssessed ? formatOwedTotal(answer) : notAssessed;
}

/** What its lines add up to: what may not enter adds nothing, and makes nothing a part, where it is left apart from them. */
export function formatPastSum<Answer extends DetailedAnswer>({
  answer,
  leavesForbidden,
}: Pick<TotalledLines<Answer>, 'answer' | 'leavesForbidden'>): string {
  return formatPastTotal(leavesForbidden ? restOf(answer) : answer);
}
