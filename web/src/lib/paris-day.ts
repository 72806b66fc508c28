import { once } from './once';

const parisDay = once(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' }),
);

/** The calendar day in Paris, YYYY-MM-DD. */
export function dayInParis(instant: Date = new Date()): string {
  return parisDay().format(instant);
}
