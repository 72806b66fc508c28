import { noBreakSpace } from './typeset';

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/**
 * A calendar day YYYY-MM-DD as people read it: 2026-11-21 → « 21 novembre 2026 », whose month follows its day on the same
 * line. Anything else is given back as it is.
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  if (year === undefined || date === undefined || name === undefined) return day;
  return `${date === 1 ? '1er' : date}${noBreakSpace}${name} ${year}`;
}
