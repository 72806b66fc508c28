import { addDays, dayMs } from '@retour/contract';

const wednesday = 3;

function toDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

export interface Month {
  readonly first: string;
  readonly last: string;
}

export function monthOf(day: string): Month {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { first: `${day.slice(0, 7)}-01`, last: toDay(Date.UTC(year, month, 0)) };
}

/** The Wednesday before the last one of a month. */
export function penultimateWednesday(month: Month): string {
  const weekday = new Date(month.last).getUTCDay();
  return addDays(month.last, -((weekday - wednesday + 7) % 7) - 7);
}
