const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const parisClock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', timeStyle: 'short' });

const dayLifeMs = 1_000;
let lastDay = { until: 0, day: '' };

/** The calendar day in Paris, YYYY-MM-DD. Remembered for a second: formatting costs more than an assessment. */
export function dayInParis(instant: Date): string {
  const time = instant.getTime();
  if (time < lastDay.until && time >= lastDay.until - dayLifeMs) return lastDay.day;
  // Days begin on a whole second, so a day read at the start of a second holds for all of it.
  const until = Math.floor(time / dayLifeMs) * dayLifeMs + dayLifeMs;
  lastDay = { until, day: parisDay.format(instant) };
  return lastDay.day;
}

/** Minutes since midnight in Paris. */
export function minuteInParis(instant: Date): number {
  const [hours = 0, minutes = 0] = parisClock.format(instant).split(':').map(Number);
  return hours * 60 + minutes;
}
