import { type Dated, inForce } from './figure';

export type RowsOf<Tables> = Tables extends readonly (infer Row)[]
  ? readonly Row[]
  : { readonly [Name in keyof Tables]: RowsOf<Tables[Name]> };

export type InForce<Tables> = Tables extends readonly (infer Row)[]
  ? Row
  : { readonly [Name in keyof Tables]: InForce<Tables[Name]> };

type Tables = readonly Dated[] | { readonly [name: string]: Tables };

function isRows(node: Tables): node is readonly Dated[] {
  return Array.isArray(node);
}

function everyRows(node: Tables): readonly (readonly Dated[])[] {
  return isRows(node) ? [node] : Object.values(node).flatMap(everyRows);
}

function resolve(node: Tables, day: string): unknown {
  if (isRows(node)) return inForce(node, day);
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, resolve(child, day)]));
}

interface Periods {
  /** The day from which every figure is known. */
  readonly first: string;
  /** Each day on which a figure changes, in order. */
  readonly changes: readonly string[];
  readonly resolved: Map<string, unknown>;
}

const known = new WeakMap<object, Periods>();

function periodsOf(rows: Tables): Periods {
  const periods = known.get(rows);
  if (periods !== undefined) return periods;
  const all = everyRows(rows);
  const first = all
    .map(([row]) => row?.validFrom ?? '')
    .reduce((latest, day) => (day > latest ? day : latest), '');
  const days = new Set(all.flat().map(({ validFrom }) => validFrom));
  const changes = [first, ...[...days].filter((day) => day > first).sort()];
  const made: Periods = { first, changes, resolved: new Map() };
  known.set(rows, made);
  return made;
}

/** First day of arrival that every table covers. */
export function firstDayOf(rows: Tables): string {
  return periodsOf(rows).first;
}

/** The day on which the newest figure of those that hold on a day began to. */
export function lastChangeOf(rows: Tables, day: string): string {
  const { changes, first } = periodsOf(rows);
  return changes.findLast((change) => change <= day) ?? first;
}

/** What the tables say of a day (YYYY-MM-DD), one object a period; before they begin, of their first day. */
export function rowsInForce<Rows extends Tables>(day: string, rows: Rows): InForce<Rows> {
  const { resolved } = periodsOf(rows);
  const period = lastChangeOf(rows, day);
  if (!resolved.has(period)) resolved.set(period, resolve(rows, period));
  return resolved.get(period) as InForce<Rows>;
}
