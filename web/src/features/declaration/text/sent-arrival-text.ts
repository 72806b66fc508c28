import { formatDay, phrase } from '@retour/core';
import type { SentDeclaration } from '../../../store';

/** The day whose law and rates hold, as it was declared: it may be later than that of the sending. */
export function arrivalOfSent({ assessment }: Pick<SentDeclaration, 'assessment'>): string {
  return phrase`Arrivée en France le ${formatDay(assessment.date)}`;
}
