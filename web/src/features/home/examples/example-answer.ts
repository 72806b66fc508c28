import { createContext } from 'react';
import { isBoolean, isText, listOf, objectOf } from '../../../lib/shape';

/** What an example comes down to, in words. */
export interface ExampleAnswer {
  readonly id: string;
  /** « Rien à payer », or what is owed. */
  readonly amount: string;
  readonly isFree: boolean;
}

/** What the build computed, for the page that it writes. */
export const WrittenAnswers = createContext<readonly ExampleAnswer[] | null>(null);

const isAnswers = listOf(objectOf<ExampleAnswer>({ id: isText, amount: isText, isFree: isBoolean }));

/** The mark of the list in the page, under which what was computed is written. */
export const answersMark = 'data-answers';

/** What the page that was sent says already, which the server takes away on the day it no longer holds; null without it. */
export function readWrittenAnswers(page: Document): readonly ExampleAnswer[] | null {
  const written = page.querySelector(`[${answersMark}]`)?.getAttribute(answersMark);
  if (!written) return null;
  try {
    const answers: unknown = JSON.parse(written);
    return isAnswers(answers) ? answers : null;
  } catch {
    return null;
  }
}
