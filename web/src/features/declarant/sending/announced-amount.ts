import { answerWords, formatEurosAmount, phrase } from '@retour/core';
import type { SentDeclaration } from '../../../store';

/**
 * What this device had announced, in the words that it showed, when the customs' amount is another one; null when they
 * agree. An older version kept no words: from a total of nothing, nobody knows what it had written.
 */
export function announcedAmount({
  shownTotal,
  shownWords,
  assessment,
}: Pick<SentDeclaration, 'shownTotal' | 'shownWords' | 'assessment'>): string | null {
  if (shownWords === undefined) {
    const isKnown = shownTotal !== null && shownTotal > 0 && shownTotal !== assessment.total;
    return isKnown ? formatEurosAmount(shownTotal) : null;
  }
  return shownWords === answerWords(assessment, 'due').amount ? null : amountOrWords(shownWords);
}

/** What stood in the place of an amount is quoted: « À remettre » is none. */
export function amountOrWords(said: string): string {
  return said.includes('€') ? said : phrase`« ${said} »`;
}
