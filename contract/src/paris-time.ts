let clock: Intl.DateTimeFormat | undefined;

/** Day and minutes on the clocks of Paris: 2026-11-21 and 14:05. The formatter is made once, and only where it is asked for. */
export function inParis(instant: Date): readonly [day: string, time: string] {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = clock.format(instant).split(' ');
  return [day, time];
}

const dayLifeMs = 1_000;
let lastDay = { until: 0, day: '' };

/** The calendar day in Paris, YYYY-MM-DD. Remembered for a second: formatting costs more than an assessment. */
export function dayInParis(instant: Date): string {
  const time = instant.getTime();
  if (time < lastDay.until && time >= lastDay.until - dayLifeMs) return lastDay.day;
  // Days begin on a whole second, so a day read at the start of a second holds for all of it.
  const until = Math.floor(time / dayLifeMs) * dayLifeMs + dayLifeMs;
  const [day] = inParis(instant);
  lastDay = { until, day };
  return day;
}

/** Minutes since midnight in Paris. */
export function minuteInParis(instant: Date): number {
  const [hours = 0, minutes = 0] = inParis(instant)[1].split(':').map(Number);
  return hours * 60 + minutes;
}
