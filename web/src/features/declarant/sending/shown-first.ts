import { type AnswerInWords, type AnswerWords, answerWords } from '@retour/core';
import type { PendingSubmission } from '../../../store';

type Grave = AnswerWords['before'][number];

/** What is kept of an answer whose articles are restricted, to be said first while it waits to be sent. */
export function shownFirst(
  answer: AnswerInWords,
  label: string,
  toText: (grave: Grave) => string = ({ text }) => text,
): PendingSubmission['shownFirst'] {
  const { before } = answerWords(answer, 'due');
  if (before.length === 0) return undefined;
  return {
    label,
    isForbidden: before.some(({ verdict }) => verdict === 'forbidden'),
    sentences: before.map(toText),
  };
}
