import { addDays } from '@retour/contract';
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

const dayParameters = ['startDate', 'endDate', 'handledDate'] as const;
const own = 'own';

/** A list as it is kept: the days of today and the agent's own office are said so; what is typed is no part of it. */
export function toViewQuery(filters: ListFilters, { today, office }: Opening): string {
  const parameters = new URLSearchParams(writeFilters({ ...filters, offset: 0 }));
  const words = Object.entries(relativeDays(today));
  const isUpToNow = filters.endDate === today;
  for (const name of dayParameters) {
    const word = words.find(([, day]) => day === parameters.get(name))?.[0];
    if (word !== undefined && (name === 'handledDate' ? word === 'today' : isUpToNow))
      parameters.set(name, word);
  }
  if (office !== undefined && parameters.get('office') === office) parameters.set('office', own);
  return String(parameters);
}

/** The list that a query says, for who opens it now; null for the office of who chose none. */
export function fromViewQuery(query: string, { today, office }: Opening): ListFilters | null {
  const parameters = new URLSearchParams(query);
  const days = new Map(Object.entries(relativeDays(today)));
  for (const name of dayParameters) {
    const day = days.get(parameters.get(name) ?? '');
    if (day !== undefined) parameters.set(name, day);
  }
  if (parameters.get('office') === own) {
    if (office === undefined) return null;
    parameters.set('office', office);
  }
  return readFilters(parameters).filters;
}
