import {
  type DeclarationListQuery,
  type ReviewFilter,
  type ReviewFilterOf,
  reviewFilterNames,
} from '@retour/contract';
import { centsOf, parseFlightNumber, waitingStatuses } from '@retour/core';
import { midnightInParis, textList } from '../../../platform/database/sql-text';

/** Collects the values of a statement and names their places. */
export interface Values {
  readonly list: readonly unknown[];
  readonly add: (value: unknown) => string;
}

export function collectValues(): Values {
  const list: unknown[] = [];
  return {
    list,
    add: (value) => {
      list.push(value);
      return `$${list.length}`;
    },
  };
}

type Condition<Value> = (value: Value, values: Values, filters: Filters) => string;

interface FilterSql<Value> {
  /** What it keeps of the table of declarations. */
  readonly declaration: Condition<Value>;
  /**
   * The same of the totals of days, which know the day, the status and the transport alone. Null for anything else: what such a filter
   * keeps is then counted in cells of totals when they know it, else in the table, as far as is asked. Cells, which are by month,
   * are asked for all that is not null here: of days, only the bounds of the period, which they know how to cut, are said.
   */
  readonly dayTotals: Condition<Value> | null;
  /** Whether cells of totals know it (`count-cells.ts`). */
  readonly inCells?: boolean;
}

/** What is typed to find a declaration is planned apart, in `plan-search.ts`. */
const searchedBy = ['search', 'searchPublicId'] as const satisfies readonly ReviewFilterOf<'text'>[];
type SearchedBy = (typeof searchedBy)[number];

/** Every other filter: one that has no row here does not compile. */
export type NarrowingFilter = Exclude<ReviewFilter, SearchedBy>;
/** The filters of the list; `search` and `searchPublicId` are no condition of theirs. */
export type Filters = Pick<DeclarationListQuery, NarrowingFilter>;

function is(column: string): (value: string, values: Values) => string {
  return (value, values) => `${column} = ${values.add(value)}::text`;
}

function oneOf(column: string): Condition<readonly string[]> {
  return (chosen, values) => `${column} = any(${values.add(chosen)}::text[])`;
}

const isNoFigure = "(total_is_minimum or total_in_words and status <> 'paid')";
/**
 * Whose amount nobody assessed yet, or is said in words until it is paid: it is none, and no bound of amounts keeps it. In the words of its
 * index.
 */
export const isUnknownAmount = `total_cents = 0 and ${isNoFigure}`;
/** Of any other; both are null in what was written before they were kept, and was none. */
const isAmount = `(total_cents > 0 or ${isNoFigure} is not true)`;

const filterSql: { readonly [Name in NarrowingFilter]: FilterSql<NonNullable<Filters[Name]>> } = {
  status: { declaration: oneOf('status'), dayTotals: oneOf('status') },
  meanOfTransports: { declaration: oneOf('mean_of_transport'), dayTotals: oneOf('mean_of_transport') },
  flight: {
    declaration: (typed, values) => is('flight')(parseFlightNumber(typed) ?? typed, values),
    dayTotals: null,
  },
  office: { declaration: is('office_id'), dayTotals: null, inCells: true },
  minAmount: {
    declaration: (euros, values) => {
      const isReached = `total_cents >= ${values.add(centsOf(euros))}::bigint`;
      return euros > 0 ? isReached : `${isReached} and ${isAmount}`;
    },
    dayTotals: null,
    inCells: true,
  },
  maxAmount: {
    declaration: (euros, values, { minAmount }) => {
      const isWithin = `total_cents <= ${values.add(centsOf(euros))}::bigint`;
      // What a least amount says already, indexes know without the table.
      return minAmount === undefined ? `${isWithin} and ${isAmount}` : isWithin;
    },
    dayTotals: null,
    inCells: true,
  },
  corrections: { declaration: () => 'pending_correction_id is not null', dayTotals: null },
  startDate: {
    declaration: (day, values) => `created_at >= ${midnightInParis(values.add(day))}`,
    dayTotals: (day, values) => `day >= ${values.add(day)}::date`,
  },
  endDate: {
    declaration: (day, values) => `created_at < ${midnightInParis(values.add(day), 1)}`,
    dayTotals: (day, values) => `day <= ${values.add(day)}::date`,
  },
  handledDate: {
    declaration: (day, values) => `handled_day = ${values.add(day)}::date`,
    dayTotals: null,
  },
};

export const narrowingFilters = reviewFilterNames.filter(
  (name): name is NarrowingFilter => !searchedBy.some((apart) => apart === name),
);

function conditionOf<Name extends NarrowingFilter>(
  name: Name,
  source: 'declaration' | 'dayTotals',
  filters: Filters,
  values: Values,
): readonly string[] {
  const value = filters[name];
  const condition = filterSql[name][source];
  return value === undefined || value === null || condition === null
    ? []
    : [condition(value, values, filters)];
}

/** The filters in use, as conditions on the table of declarations; `apart` are those that the caller writes itself. */
export function declarationConditions(
  filters: Filters,
  values: Values,
  apart: readonly NarrowingFilter[] = [],
): readonly string[] {
  const names = narrowingFilters.filter((name) => !apart.includes(name));
  return names.flatMap((name) => conditionOf(name, 'declaration', filters, values));
}

/** Of declarations that wait, those of which an article is to be assessed: what the sum of them leaves out. In the words of their index. */
export const isToAssess = `status in (${textList(waitingStatuses)}) and total_is_minimum`;

/** What was erased while it waited: listed and counted still, and nobody will pay it. In the words of its index. */
export const isErasedMeanwhile = `status in (${textList(waitingStatuses)}) and anonymised_at is not null`;

/** The filters in use that the totals of days know, as conditions on them. */
export function dayTotalConditions(filters: Filters, values: Values): readonly string[] {
  return narrowingFilters.flatMap((name) => conditionOf(name, 'dayTotals', filters, values));
}

/** Whether any filter is in use but what is typed. */
export function hasNarrowingFilter(filters: Filters): boolean {
  return narrowingFilters.some((name) => filters[name] !== undefined);
}

/** Whether the totals of days know every filter in use. */
export function isInDayTotals(filters: Filters): boolean {
  return narrowingFilters.every((name) => filters[name] === undefined || filterSql[name].dayTotals !== null);
}

/** Whether cells know every filter in use. */
export function isInCells(filters: Filters): boolean {
  return narrowingFilters.every((name) => {
    const { dayTotals, inCells } = filterSql[name];
    return filters[name] === undefined || dayTotals !== null || inCells === true;
  });
}

export function whereOf(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}
