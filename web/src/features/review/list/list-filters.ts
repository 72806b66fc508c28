import {
  type DeclarationListQuery,
  declarationListLimits,
  type ReviewFilter,
  type ReviewFilterOf,
  type ReviewFilterValue,
  reviewFilterNames,
  reviewFilters,
} from '@retour/contract';
import { normalisePublicIdText } from '@retour/core';
import { isDay } from '../../../lib/shape';

/** A value for each filter of the table; empty or undefined means unfiltered. */
type FilterValues = {
  readonly [Name in ReviewFilter]: Name extends ReviewFilterOf<'choices'>
    ? readonly ReviewFilterValue<Name>[]
    : Name extends ReviewFilterOf<'text'>
      ? string
      : string | undefined;
};

/** What the list is asked for (specification §3). */
export interface ListFilters extends FilterValues {
  readonly limit: number;
  readonly offset: number;
}

const page = { limit: declarationListLimits.limit.default, offset: 0 } as const;

/** What a filter is asked for, each value apart; none when it is not in use. */
function valuesOf(filters: ListFilters, name: ReviewFilter): readonly string[] {
  return [filters[name] ?? []].flat().filter((value) => value !== '');
}

interface Reading {
  /** Null when something that was given names nothing that exists. */
  readonly value: string | readonly string[] | undefined | null;
  readonly left: string | readonly string[] | undefined;
}

/** A text as it was typed; null when no declaration can be searched by it. */
export function readText(given: string): Reading {
  const text = given.trim();
  const isValid = text.length <= declarationListLimits.search && !/[\0\p{Cs}]/u.test(text);
  return { value: isValid ? text : null, left: '' };
}

function readDay(given: string): Reading {
  return { value: given === '' ? undefined : isDay(given) ? given : null, left: undefined };
}

function readChoices(given: readonly string[], known: readonly string[]): Reading {
  const left = known.filter((value) => given.includes(value));
  return { value: given.every((value) => known.includes(value)) ? left : null, left };
}

/** One filter of an address, by its kind; `left` is what stays of it when a part cannot be understood. */
function readFilter(name: ReviewFilter, given: readonly string[]): Reading {
  const row = reviewFilters[name];
  if (row.kind === 'choices') return readChoices(given, row.values);
  return row.kind === 'day' ? readDay(given[0] ?? '') : readText(given[0] ?? '');
}

function filterValues(read: (name: ReviewFilter) => string | readonly string[] | undefined): FilterValues {
  return Object.fromEntries(reviewFilterNames.map((name) => [name, read(name)])) as FilterValues;
}

export const noFilters: ListFilters = { ...filterValues((name) => readFilter(name, []).left), ...page };

export interface FiltersReading {
  readonly filters: ListFilters;
  /** Something in the address names no filter that exists: it was left aside. */
  readonly isFaulty: boolean;
}

/** Reads an address that anybody may have altered: what cannot be understood is left aside. */
export function readFilters(parameters: URLSearchParams): FiltersReading {
  let isFaulty = false;
  const whole = (name: keyof typeof page, min: number, max: number): number => {
    const given = parameters.get(name);
    if (given === null) return page[name];
    if (/^\d{1,7}$/.test(given) && Number(given) >= min && Number(given) <= max) return Number(given);
    isFaulty = true;
    return page[name];
  };
  const read = filterValues((name) => {
    const { value, left } = readFilter(name, parameters.getAll(name));
    isFaulty ||= value === null;
    return value ?? left;
  });
  const { startDate, endDate } = read;
  const isInverted = startDate !== undefined && endDate !== undefined && startDate > endDate;
  isFaulty ||= isInverted;
  const filters: ListFilters = {
    ...read,
    ...(isInverted ? { startDate: undefined, endDate: undefined } : {}),
    limit: whole('limit', 1, declarationListLimits.limit.max),
    offset: whole('offset', 0, declarationListLimits.offset),
  };
  return { filters, isFaulty };
}

/** What the address of a list says, « ?status=submitted »; empty when nothing is chosen. What is typed is never in it. */
export function writeFilters(filters: ListFilters): string {
  const parameters = new URLSearchParams();
  for (const name of reviewFilterNames) {
    if (reviewFilters[name].kind === 'text') continue;
    for (const value of valuesOf(filters, name)) parameters.append(name, value);
  }
  if (filters.limit !== page.limit) parameters.set('limit', String(filters.limit));
  if (filters.offset !== page.offset) parameters.set('offset', String(filters.offset));
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The filters in use. */
function usedOf(filters: ListFilters): readonly ReviewFilter[] {
  return reviewFilterNames.filter((name) => valuesOf(filters, name).length > 0);
}

/** The same filters as the API takes them: those in use, a reference as the server writes it. */
export function toListQuery(filters: ListFilters): DeclarationListQuery {
  const searchPublicId = normalisePublicIdText(filters.searchPublicId);
  const used = usedOf(filters);
  const { limit, offset } = filters;
  const asked = { ...filters, searchPublicId };
  return { limit, offset, ...Object.fromEntries(used.map((name) => [name, asked[name]])) };
}

/** Whether a list is narrowed by anything, typed or chosen. */
export function isNarrowed(filters: ListFilters): boolean {
  return usedOf(filters).length > 0;
}

/** How many kinds of filters are chosen: a period is one; what is typed, the page and its size are none. */
export function countFilters(filters: ListFilters): number {
  const chosen = usedOf(filters).filter((name) => reviewFilters[name].kind !== 'text');
  return new Set(chosen.map((name) => (reviewFilters[name].kind === 'day' ? 'period' : name))).size;
}
