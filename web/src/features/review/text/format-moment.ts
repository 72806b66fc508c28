import { dayMs, formatHour } from '@retour/contract';
import { formatDay } from '@retour/core';
import { dayInParis } from '../../../lib/paris-day';

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
  if (day === dayInParis(now)) return time;
  if (day === dayInParis(new Date(now.getTime() - dayMs))) return `hier, ${time}`;
  const isThisYear = day.slice(0, 4) === dayInParis(now).slice(0, 4);
  return isThisYear ? `${shortDay.format(date).replace(' ', '\u00A0')}, ${time}` : formatDay(day);
}
