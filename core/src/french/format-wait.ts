import { noBreakSpace } from './typeset';

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** How long somebody has waited, in whole minutes: « moins d’une minute », « 12 min », « 2 h 05 », « un jour », « 3 jours ». */
export function formatWait(minutes: number): string {
  if (minutes < 1) return 'moins d’une minute';
  if (minutes < minutesOfHour) return `${Math.floor(minutes)}${noBreakSpace}min`;
  if (minutes < minutesOfDay) {
    const rest = String(Math.floor(minutes % minutesOfHour)).padStart(2, '0');
    return `${Math.floor(minutes / minutesOfHour)}${noBreakSpace}h${noBreakSpace}${rest}`;
  }
  const days = Math.floor(minutes / minutesOfDay);
  return days === 1 ? `un${noBreakSpace}jour` : `${days}${noBreakSpace}jours`;
}
