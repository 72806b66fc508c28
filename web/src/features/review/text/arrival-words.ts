import { addDays, dayInParis } from '@retour/contract';
import { formatDay } from '@retour/core';
import { listText } from './list-text';

/** « arrive demain » of who is not there yet; undefined of who is, and where no day is known. */
export function arrivalWords(date = ''): string | undefined {
  const today = dayInParis(new Date());
  if (date <= today) return undefined;
  return date === addDays(today, 1) ? listText.arrivesTomorrow : listText.arrives(formatDay(date));
}
