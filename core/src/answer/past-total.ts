import { claimOf } from '../assessment/verdict';
import { type AnswerInWords, formatOwedTotal } from './format-total';
import { notAssessed } from './past-words';

/** What was computed for all the articles of an answer that nothing is left to do of. */
export function formatPastTotal(answer: AnswerInWords): string {
  const { total, totalIsMinimum, shoppingProducts } = answer;
  const isAssessed =
    total > 0 ||
    !(totalIsMinimum || claimOf({ ...answer, lines: shoppingProducts }) === 'indicative-exceeded');
  return isAssessed ? formatOwedTotal(answer) : notAssessed;
}
