import { noBreakSpace } from './typeset';

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/**
 * How long somebody has waited, in whole minutes: « moins d’une minute », « 12 min », « une heure », « 2 h 5 min », « un jour »,
 * « 3 jours ». Never « 14 h 15 », which is read as a moment of the day.
 */
export function formatWait(minutes: number): string {
  if (minutes < 1) return 'moins d’une minute';
  if (minutes < minutesOfDay) {
    const hours = Math.floor(minutes / minutesOfHour);
    const rest = Math.floor(minutes % minutesOfHour);
    if (hours === 0) return unbroken(rest, 'min');
    if (rest > 0) return unbroken(hours, 'h', rest, 'min');
    return hours === 1 ? unbroken('une', 'heure') : unbroken(hours, 'heures');
  }
  const days = Math.floor(minutes / minutesOfDay);
  return days === 1 ? unbroken('un', 'jour') : unbroken(days, 'jours');
}

function unbroken(...parts: readonly (number | string)[]): string {
  return parts.join(noBreakSpace);
}
