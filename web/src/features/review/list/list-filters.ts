import {
  type DeclarationListQuery,
  declarationListLimits,
  filterRanges,
  invertedRanges,
  type ReviewFilter,
  type ReviewFilterOf,
  type ReviewFilterValue,
  type ReviewSort,
  rangeOf,
  reviewFilterNames,
  reviewFilters,
  reviewSorts,
} from '@retour/contract';
import { type DeclarationStatus, isWaiting, normalisePublicIdText } from '@retour/core';
import { isDay } from '../../../lib/shape';

/** A value for each filter of the table; empty or undefined means unfiltered. */
export type FilterValues = {
  readonly [Name in ReviewFilter]: Name extends ReviewFilterOf<'choices'>
    ? readonly ReviewFilterValue<Name>[]
    : Name extends ReviewFilterOf<'text'>
      ? string
      : Name extends ReviewFilterOf<'euros'>
        ? number | undefined
        : string | undefined;
};

type FilterValue = FilterValues[ReviewFilter];

/** What the list is asked for (specification §3). */
export interface ListFilters extends FilterValues {
  readonly limit: number;
  readonly offset: number;
  readonly sort: ReviewSort;
}

/** What the panel, its fields and the chips are given. */
export interface FilterProps {
  readonly filters: ListFilters;
  readonly onChange: (changes: Partial<ListFilters>) => void;
}

const page = { limit: declarationListLimits.limit.default, offset: 0 } as const;

/** What a filter is asked for, each value apart; none when it is not in use. */
function valuesOf(filters: Partial<FilterValues>, name: ReviewFilter): readonly string[] {
  const value: FilterValue | undefined = filters[name];
  return [value ?? []].flat().flatMap((one) => (one === '' ? [] : String(one)));
}

interface Reading {
  /** Null when something that was given names nothing that exists. */
  readonly value: FilterValue | null;
  readonly left: FilterValue;
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
  const left = known.filter((value) => given.includes(value)) as FilterValue;
  return { value: given.every((value) => known.includes(value)) ? left : null, left };
}

function readCode(given: string, isCode: (given: string) => boolean): Reading {
  return { value: given === '' ? undefined : isCode(given) ? given : null, left: undefined };
}

function readEurosOfAddress(given: string): Reading {
  const isEuros = /^\d{1,8}(\.\d{1,2})?$/.test(given) && Number(given) <= declarationListLimits.amount;
  return { value: given === '' ? undefined : isEuros ? Number(given) : null, left: undefined };
}

/** One filter of an address, by its kind; `left` is what stays of it when a part cannot be understood. */
function readFilter(name: ReviewFilter, given: readonly string[]): Reading {
  const row = reviewFilters[name];
  const [first = ''] = given;
  switch (row.kind) {
    case 'choices':
      return readChoices(given, row.values);
    case 'code':
      return readCode(first, row.isCode);
    case 'euros':
      return readEurosOfAddress(first);
    case 'day':
      return readDay(first);
    case 'text':
      return readText(first);
  }
}

function filterValues(read: (name: ReviewFilter) => FilterValue): FilterValues {
  return Object.fromEntries(reviewFilterNames.map((name) => [name, read(name)])) as FilterValues;
}

/** What a recorded list was narrowed to; what cannot be understood any more is left aside. */
export function readRecorded(
  given: Readonly<Partial<Record<ReviewFilter, readonly string[]>>>,
): FilterValues {
  return filterValues((name) => {
    const { value, left } = readFilter(name, given[name] ?? []);
    return value ?? left;
  });
}

export const noFilters: ListFilters = { ...readRecorded({}), ...page, sort: 'newest' };

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
  const inverted = invertedRanges(read);
  const nothing = inverted.flatMap((range) => [filterRanges[range].low, filterRanges[range].high]);
  const asked = parameters.get('sort') ?? 'newest';
  const sort = reviewSorts.find((known) => known === asked);
  isFaulty ||= inverted.length > 0 || sort === undefined;
  const filters: ListFilters = {
    ...read,
    ...Object.fromEntries(nothing.map((name) => [name, undefined])),
    sort: sort ?? 'newest',
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
  if (filters.sort !== 'newest') parameters.set('sort', filters.sort);
  if (filters.limit !== page.limit) parameters.set('limit', String(filters.limit));
  if (filters.offset !== page.offset) parameters.set('offset', String(filters.offset));
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The filters in use. */
function usedOf(filters: Partial<FilterValues>): readonly ReviewFilter[] {
  return reviewFilterNames.filter((name) => valuesOf(filters, name).length > 0);
}

/** The same filters as the API takes them: those in use, a reference as the server writes it. */
export function toListQuery(filters: ListFilters): DeclarationListQuery {
  const searchPublicId = normalisePublicIdText(filters.searchPublicId);
  const used = usedOf(filters);
  const { limit, offset, sort } = filters;
  const asked = { ...filters, searchPublicId };
  const order = sort === 'newest' ? {} : { sort };
  return { limit, offset, ...order, ...Object.fromEntries(used.map((name) => [name, asked[name]])) };
}

/** What waits for the desk, and nothing else. */
export function isQueue(status: readonly DeclarationStatus[]): boolean {
  return status.length > 0 && status.every(isWaiting);
}

/**
 * A queue is read from who has waited longest, as « Suivante » serves it, however it is reached; any other list from the newest.
 * An order that was chosen otherwise stays.
 */
export function inOrderOfQueue(
  before: Pick<ListFilters, 'status' | 'sort'>,
  changes: Partial<ListFilters>,
): Partial<ListFilters> {
  const { status, sort } = changes;
  if (status === undefined || sort !== undefined || isQueue(status) === isQueue(before.status))
    return changes;
  if (isQueue(status)) return before.sort === 'newest' ? { ...changes, sort: 'oldest' } : changes;
  return before.sort === 'oldest' ? { ...changes, sort: 'newest' } : changes;
}

/** Whether a list is narrowed by anything, typed or chosen. */
export function isFiltered(filters: ListFilters): boolean {
  return usedOf(filters).length > 0;
}

/** How many kinds of filters are chosen, two bounds being one; what is typed, the order, the page and its size are none. */
export function countFilters(
  filters: Partial<FilterValues>,
  isCounted: (name: ReviewFilter) => boolean = () => true,
): number {
  const chosen = usedOf(filters).filter((name) => reviewFilters[name].kind !== 'text' && isCounted(name));
  return new Set(chosen.map((name) => rangeOf(name) ?? name)).size;
}

/** Whether a decision or a correction may take a declaration out of a list: they change all that is chosen, but the day of its creation. */
export function isChangedByActs(filters: Partial<FilterValues>): boolean {
  return countFilters(filters, (name) => rangeOf(name) !== 'period') > 0;
}
