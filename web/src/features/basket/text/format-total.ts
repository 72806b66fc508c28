import { formatTotal as formatAnswerTotal } from '@retour/core';
import { type Judged, verdictText } from './verdict-text';

/** The total of an answer whose doubts the traveller may still lift. */
export function formatTotal(answer: Judged): string {
  return formatAnswerTotal(answer, verdictText.answerWord);
}
