import { addDays } from '@retour/contract';
import { centsOf } from '@retour/core';
import { midnightInParis } from '../../../platform/database/sql-text';
import { nearestBracket } from './amount-brackets';
import { declarationConditions, type Filters, isUnknownAmount, type Values, whereOf } from './filter-sql';

/** From the first included to the second, which is not; null for no end. */
type Range<Value extends string | number> = readonly [from: Value | null, to: Value | null];

/** What an aligned range has too little of (1), or too much (-1). */
interface Strip<Value extends string | number> {
  readonly sign: 1 | -1;
  readonly from: Value;
  readonly to: Value;
}

/** What parts a range from one whose ends are where cells begin. */
function stripsOf<Value extends string | number>(
  [from, to]: Range<Value>,
  [alignedFrom, alignedTo]: Range<Value>,
): readonly Strip<Value>[] {
  const strips: Strip<Value>[] = [];
  const add = (sign: 1 | -1, start: Value, end: Value): void => {
    if (start < end) strips.push({ sign, from: start, to: end });
  };
  if (from !== null && alignedFrom !== null) {
    add(1, from, alignedFrom);
    add(-1, alignedFrom, from);
  }
  if (to !== null && alignedTo !== null) {
    add(1, alignedTo, to);
    add(-1, to, alignedTo);
  }
  return strips;
}

const middleOfMonth = 16;
/** The last day that may be asked for, and its month: what comes after is written otherwise, and nothing is of then. */
const lastDay = '9999-12-31';
const lastMonth = '9999-12-01';

/** The first of a month that is nearest to a day. */
function nearestMonth(day: string): string {
  const first = `${day.slice(0, 7)}-01`;
  return first === lastMonth || Number(day.slice(8)) <= middleOfMonth
    ? first
    : `${addDays(first, 31).slice(0, 7)}-01`;
}

function align<Value extends string | number>(
  [from, to]: Range<Value>,
  nearest: (value: Value) => Value,
): Range<Value> {
  return [from === null ? null : nearest(from), to === null ? null : nearest(to)];
}

function isEmpty<Value extends string | number>([from, to]: Range<Value>): boolean {
  return from !== null && to !== null && from >= to;
}

function rangeConditions<Value extends string | number>(
  [from, to]: Range<Value>,
  column: string,
  bound: (value: Value) => string,
): readonly string[] {
  return [
    ...(from === null ? [] : [`${column} >= ${bound(from)}`]),
    ...(to === null ? [] : [`${column} < ${bound(to)}`]),
  ];
}

function amountsOf({ minAmount, maxAmount }: Filters): Range<number> {
  return [
    minAmount === undefined ? null : centsOf(minAmount),
    maxAmount === undefined ? null : centsOf(maxAmount) + 1,
  ];
}

/** Whether nothing is among these amounts: cells count there what nobody assessed, which no bound keeps. */
function keepsNothing([from, to]: Range<number>): boolean {
  const isBounded = from !== null || to !== null;
  return isBounded && (from ?? 0) <= 0 && (to === null || to > 0);
}

function daysOf({ startDate, endDate }: Filters): Range<string> {
  const isEndless = endDate === undefined || endDate === lastDay;
  return [startDate ?? null, isEndless ? null : addDays(endDate, 1)];
}

const ranged = ['minAmount', 'maxAmount', 'startDate', 'endDate'] as const;
const summed = 'declarations, cents, duty_cents, excise_cents';

/**
 * What the filters keep that cells know, as a relation of signed sums: cells of whole months and whole brackets of amounts, the moves that
 * are not folded into them yet, then what the ends of the ranges add or take away, and what has no amount yet. Null when no cell is
 * whole in them.
 */
export function cellsOf(filters: Filters, values: Values): string | null {
  const [amounts, days] = [amountsOf(filters), daysOf(filters)];
  const [wholeAmounts, wholeDays] = [align(amounts, nearestBracket), align(days, nearestMonth)];
  if (isEmpty(wholeAmounts) || isEmpty(wholeDays)) return null;
  const cents = (value: number): string => `${values.add(value)}::bigint`;
  const day = (value: string): string => `${values.add(value)}::date`;
  const midnight = (value: string): string => midnightInParis(values.add(value));
  const others = declarationConditions(filters, values, ranged);
  const folded = filters.office === undefined ? 'declaration_cell' : 'declaration_office_cell';
  const read = (table: string, amount: string, moment: string): string =>
    `select status, ${summed} from ${table} ${whereOf([
      ...others,
      ...rangeConditions(wholeAmounts, amount, cents),
      ...rangeConditions(wholeDays, moment, day),
    ])}`;
  const strip = (sign: number, keptAmounts: Range<number>, keptDays: Range<string>): string =>
    `select status, ${sign}, ${sign} * total_cents, ${sign} * duty_cents, ${sign} * excise_cents from declaration ${whereOf(
      [
        ...others,
        ...rangeConditions(keptAmounts, 'total_cents', cents),
        ...rangeConditions(keptDays, 'created_at', midnight),
      ],
    )}`;
  const unknown = (): string =>
    `select status, -1, 0, 0, 0 from declaration ${whereOf([
      isUnknownAmount,
      ...others,
      ...rangeConditions(days, 'created_at', midnight),
    ])}`;
  return [
    read(folded, 'amount_from', 'month'),
    read('declaration_move', 'total_cents', 'day'),
    ...stripsOf(days, wholeDays).map(({ sign, from, to }) => strip(sign, wholeAmounts, [from, to])),
    ...stripsOf(amounts, wholeAmounts).map(({ sign, from, to }) => strip(sign, [from, to], days)),
    ...(keepsNothing(amounts) ? [unknown()] : []),
  ].join(' union all ');
}
