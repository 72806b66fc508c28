import { formatDay, noBreakSpace } from '@retour/core';
import { inParis } from './paris-time';

function spokenTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}${noBreakSpace}h${noBreakSpace}${minutes}`;
}

/** « 14 h 05 », Paris time. */
export function formatHour(instant: string | number): string {
  return spokenTime(inParis(new Date(instant))[1]);
}

/** « 21 novembre 2026 à 14 h 05 », Paris time. */
export function formatMoment(instant: string): string {
  const [day, time] = inParis(new Date(instant));
  return `${formatDay(day)} à ${spokenTime(time)}`;
}

/** As spreadsheets set in French read a moment of Paris: « 21/11/2026 14:05 ». */
export function formatMomentCell(instant: string): string {
  const [day, time] = inParis(new Date(instant));
  return `${day.split('-').reverse().join('/')} ${time}`;
}
