import { addDays, dayFilterNames, filterRanges, rangeOf } from '@retour/contract';
import { type ListFilters, readFilters, writeFilters } from '../list/list-filters';

/** Who opens a list, and when. */
export interface Opening {
  /** In Paris. */
  readonly today: string;
  readonly office: string | undefined;
}

/** Days are of whoever opens the list: « aujourd'hui », and the first of the last seven. */
const relativeDays = (today: string): Readonly<Record<string, string>> => ({
  today,
  week: addDays(today, -6),
});

const own = 'own';

/** A list as it is kept: the days of today and the agent's own office are said so; what is typed is no part of it. */
export function toViewQuery(filters: ListFilters, { today, office }: Opening): string {
  const parameters = new URLSearchParams(writeFilters({ ...filters, offset: 0 }));
  for (const name of dayFilterNames) {
    const day = parameters.get(name);
    const word = Object.entries(relativeDays(today)).find(([, relative]) => relative === day)?.[0];
    // A period that ends today moves with the day, its start with it; a day alone is today or stays what it is.
    const range = rangeOf(name);
    const moves = range === null ? word === 'today' : parameters.get(filterRanges[range].high) === today;
    if (word !== undefined && moves) parameters.set(name, word);
  }
  if (office !== undefined && parameters.get('office') === office) parameters.set('office', own);
  return String(parameters);
}

/** The list that a query says, for who opens it now; null for the office of who chose none. */
export function fromViewQuery(query: string, { today, office }: Opening): ListFilters | null {
  const parameters = new URLSearchParams(query);
  const days = new Map(Object.entries(relativeDays(today)));
  for (const name of dayFilterNames) {
    const day = days.get(parameters.get(name) ?? '');
    if (day !== undefined) parameters.set(name, day);
  }
  if (parameters.get('office') === own) {
    if (office === undefined) return null;
    parameters.set('office', office);
  }
  return readFilters(parameters).filters;
}
