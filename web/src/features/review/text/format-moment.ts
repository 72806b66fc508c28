import { addDays, dayInParis, formatHour } from '@retour/contract';
import { formatDay } from '@retour/core';

const shortDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
});

/** « 14 h 05 » today, « hier, 14 h 05 », « 3 nov., 14 h 05 », then with the year; Paris time. */
export function formatShortMoment(instant: string, now: Date = new Date()): string {
  const date = new Date(instant);
  const day = dayInParis(date);
  const time = formatHour(instant);
  const today = dayInParis(now);
  if (day === today) return time;
  if (day === addDays(today, -1)) return `hier, ${time}`;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? `${shortDay.format(date).replace(' ', '\u00A0')}, ${time}` : formatDay(day);
}
