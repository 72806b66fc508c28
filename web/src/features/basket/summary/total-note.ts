import type { SimulationAnswer } from '@retour/contract';
import { answerVerdict, answerWords, formatDay } from '@retour/core';
import { summaryText } from '../text/summary-text';

/** When the estimation was made and what it is worth, under the amount; nothing where nothing is owed. */
export function totalNote(answer: SimulationAnswer): string | undefined {
  switch (answerVerdict(answer)) {
    case 'owed':
    case 'to-assess':
      return summaryText.estimatedOn(formatDay(answer.date));
    case 'excess':
      return summaryText.excessNote;
    case 'nothing':
      return undefined;
    default:
      return answerWords(answer, 'simulated').note ?? undefined;
  }
}
