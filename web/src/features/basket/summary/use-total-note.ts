import { formatDay } from '@retour/core';
import { useSimulation } from '../assessment/use-simulation';
import { summaryText } from '../text/summary-text';
import { answerVerdict, forbiddenNote, verdictText } from '../text/verdict-text';

/** When the estimation was made and what it is worth, under the amount. */
export function useTotalNote(): string | undefined {
  const { answer } = useSimulation();
  if (answer === null) return undefined;
  switch (answerVerdict(answer)) {
    case 'forbidden':
      return forbiddenNote(answer);
    case 'doubtful':
      return verdictText.doubtfulNote;
    case 'indicative-exceeded':
      return summaryText.aboveLevelNote;
    case 'nothing':
      return summaryText.nothingNote;
    default:
      return summaryText.estimatedOn(formatDay(answer.date));
  }
}
