import { formatDay } from '@retour/core';
import { useSimulation } from '../assessment/use-simulation';
import { isAboveLevel } from '../text/format-total';
import { summaryText } from '../text/summary-text';

/** When the estimation was made and what it is worth, under the amount. */
export function useTotalNote(): string | undefined {
  const { answer } = useSimulation();
  if (answer === null) return undefined;
  if (answer.shoppingProducts.some(isAboveLevel)) return summaryText.aboveLevelNote;
  if (answer.total === 0 && !answer.totalIsMinimum) return summaryText.nothingNote;
  return summaryText.estimatedOn(formatDay(answer.date));
}
