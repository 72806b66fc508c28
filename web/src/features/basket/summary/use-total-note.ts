import { answerVerdict, answerWords, formatDay, needsAttention } from '@retour/core';
import { useSimulation } from '../assessment/use-simulation';
import { summaryText } from '../text/summary-text';

/** When the estimation was made and what it is worth, under the amount. */
export function useTotalNote(): string | undefined {
  const { answer } = useSimulation();
  if (answer === null) return undefined;
  switch (answerVerdict(answer)) {
    case 'owed':
    case 'to-assess':
      return summaryText.estimatedOn(formatDay(answer.date));
    case 'nothing':
      return needsAttention(answer) ? undefined : summaryText.nothingNote;
    default:
      return answerWords(answer, 'simulated').note ?? undefined;
  }
}
