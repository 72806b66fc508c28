import { addDays } from '@retour/contract';
import { formatCount, phrase } from '@retour/core';

/** Who declares before an overnight flight arrives on the next day, or on the one after it. */
const farthest = 2;

/** For who would declare before: no later day of arrival is offered. */
export const declareFrom = phrase`Vous pouvez déclarer en ligne au plus tôt ${formatCount(farthest, 'jour')} avant votre arrivée.`;

/** The days of arrival that can be said, from today on; YYYY-MM-DD. */
export function arrivalDays(today: string): readonly string[] {
  return Array.from({ length: farthest + 1 }, (_, index) => addDays(today, index));
}

/** The day that is computed and declared: the one that was said as long as it can be, else today. */
export function arrivalDay(said: string | undefined, today: string): string {
  return said !== undefined && arrivalDays(today).includes(said) ? said : today;
}
