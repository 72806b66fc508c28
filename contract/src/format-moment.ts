import { formatDay, noBreakSpace } from '@retour/core';

let clock: Intl.DateTimeFormat | undefined;

/** Day and minutes on the clocks of Paris: 2026-11-21 and 14:05. Made once, and only where a moment is written. */
function inParis(instant: Date): readonly [day: string, time: string] {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = clock.format(instant).split(' ');
  return [day, time];
}

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
