import { claimOf } from '../assessment/verdict';
import { isVehicleLeft, restOf } from './answer-words';
import { type AnswerInWords, formatOwedTotal, isForbidden } from './format-total';
import type { TotalledLines } from './line-totals';
import { notAssessed, pastLineWords } from './past-words';
import type { DetailedAnswer } from './shown-answer';

/** Nothing is owed where there is nothing else: what it is stands for its amount, as it does for that of its line. */
function isForbiddenAlone({ shoppingProducts }: Pick<AnswerInWords, 'shoppingProducts'>): boolean {
  return shoppingProducts.length > 0 && shoppingProducts.every(isForbidden);
}

/** What was computed for all the articles of an answer that nothing is left to do of. */
export function formatPastTotal(answer: AnswerInWords): string {
  const { total, totalIsMinimum, shoppingProducts } = answer;
  if (total === 0 && isForbiddenAlone(answer)) return pastLineWords.forbidden;
  const isLeft =
    totalIsMinimum ||
    isVehicleLeft(answer) ||
    claimOf({ ...answer, lines: shoppingProducts }) === 'indicative-exceeded';
  return total > 0 || !isLeft ? formatOwedTotal(answer) : notAssessed;
}

/** What its lines add up to: what may not enter adds nothing, and makes nothing a part, where it is left apart from them. */
export function formatPastSum<Answer extends DetailedAnswer>({
  answer,
  leavesForbidden,
}: Pick<TotalledLines<Answer>, 'answer' | 'leavesForbidden'>): string {
  if (!leavesForbidden) return formatPastTotal(answer);
  return isForbiddenAlone(answer) ? pastLineWords.forbidden : formatPastTotal(restOf(answer));
}
