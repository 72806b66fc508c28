import { dayMs } from './durations';

/** The calendar day so many days after a day, or before it; both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
