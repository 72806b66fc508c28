import type { DeclarationList, ListedSums } from '@retour/contract';
import { type Cents, type DeclarationStatus, eurosOf, waitingStatuses } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { cellsOf } from './count-cells';
import {
  collectValues,
  dayTotalConditions,
  declarationConditions,
  type Filters,
  isErasedMeanwhile,
  isInCells,
  isInDayTotals,
  isToAssess,
  type Values,
  whereOf,
} from './filter-sql';
import { isInQueue } from './waiting-since';

/** What is owed, in all and by tax. */
export interface Sums {
  readonly total: Cents;
  readonly customDuty: Cents;
  readonly excise: Cents;
  readonly vat: Cents;
}

/** What is still to be paid for, and what was. Of what was refused, cancelled or not sent, nothing is counted. */
export interface Amounts {
  readonly due: Sums & { readonly isMinimum: boolean };
  readonly collected: Sums;
}

export interface Counted {
  readonly total: number;
  /** There are more than were counted. */
  readonly isMinimum: boolean;
  /** Null when not all were counted. */
  readonly amounts: Amounts | null;
}

/** Sums of the declarations of one status, in cents. */
interface StatusSums {
  readonly status: DeclarationStatus;
  readonly declarations: number;
  readonly cents: Cents;
  readonly duty: Cents;
  readonly excise: Cents;
  /** Of the filters, the same for each status: an article is to be assessed. */
  readonly hasToAssess: boolean;
}

const due: ReadonlySet<DeclarationStatus> = new Set(waitingStatuses);
const collected: ReadonlySet<DeclarationStatus> = new Set(['paid']);

const summed = 'status, declarations, cents, duty_cents, excise_cents';
const ofOne = 'status, 1 as declarations, total_cents as cents, duty_cents, excise_cents';

/**
 * The sums of a relation of statuses, numbers of declarations, and cents; `conditions` keep the same of the table. What was erased while it
 * waited counts as a declaration, and is worth nothing: it is taken away by an index that holds it alone.
 */
function sumsByStatus(relation: string, conditions: readonly string[]): string {
  const erased = `select status, 0, -total_cents, -duty_cents, -excise_cents from declaration ${whereOf([
    ...conditions,
    isErasedMeanwhile,
  ])}`;
  return `select status, sum(declarations)::float8 as declarations, sum(cents)::float8 as cents,
    sum(duty_cents)::float8 as duty, sum(excise_cents)::float8 as excise,
    exists (select from declaration ${whereOf([...conditions, isToAssess, isInQueue])}) as "hasToAssess"
  from ((${relation}) union all ${erased}) counted group by status`;
}

function sumOf(rows: readonly StatusSums[], statuses: ReadonlySet<DeclarationStatus>): Sums {
  const owed = rows.filter(({ status }) => statuses.has(status));
  const of = (column: 'cents' | 'duty' | 'excise'): Cents => owed.reduce((sum, row) => sum + row[column], 0);
  const [total, customDuty, excise] = [of('cents'), of('duty'), of('excise')];
  return { total, customDuty, excise, vat: total - customDuty - excise };
}

function countOf(rows: readonly StatusSums[]): number {
  return rows.reduce((sum, { declarations }) => sum + declarations, 0);
}

function counted(rows: readonly StatusSums[]): Counted {
  return {
    total: countOf(rows),
    isMinimum: false,
    amounts: {
      due: { ...sumOf(rows, due), isMinimum: rows.some(({ hasToAssess }) => hasToAssess) },
      collected: sumOf(rows, collected),
    },
  };
}

function readSums(
  run: RunStatement,
  relation: string,
  filters: Filters,
  values: Values,
): Promise<readonly StatusSums[]> {
  const text = sumsByStatus(relation, declarationConditions(filters, values));
  return run<StatusSums>({ text, values: values.list });
}

function readDayTotals(run: RunStatement, filters: Filters): Promise<readonly StatusSums[]> {
  const values = collectValues();
  const where = whereOf(dayTotalConditions(filters, values));
  const relation = ['declaration_day_total', 'declaration_move']
    .map((table) => `select ${summed} from ${table} ${where}`)
    .join(' union all ');
  return readSums(run, relation, filters, values);
}

/** What the filters keep, read one by one in the table: no more than `upTo` are counted. */
export async function countInTable(run: RunStatement, filters: Filters, upTo: number): Promise<Counted> {
  const values = collectValues();
  const where = whereOf(declarationConditions(filters, values));
  const kept = `select ${ofOne} from declaration ${where} limit ${values.add(upTo + 1)}`;
  const rows = await readSums(run, kept, filters, values);
  return countOf(rows) > upTo ? { total: upTo, isMinimum: true, amounts: null } : counted(rows);
}

const isFound = 'id = any($1::uuid[])';

/** The same of these declarations, which a search found. */
export async function countFound(run: RunStatement, ids: readonly string[]): Promise<Counted> {
  const rows = await run<StatusSums>({
    name: 'count-found-declarations',
    text: sumsByStatus(`select ${ofOne} from declaration where ${isFound}`, [isFound]),
    values: [ids],
  });
  return counted(rows);
}

/** What the filters keep: exact where totals of days or cells know them all, else counted in the table up to `upTo`. */
export async function countDeclarations(run: RunStatement, filters: Filters, upTo: number): Promise<Counted> {
  if (isInDayTotals(filters)) return counted(await readDayTotals(run, filters));
  const values = collectValues();
  const cells = isInCells(filters) ? cellsOf(filters, values) : null;
  if (cells !== null) return counted(await readSums(run, cells, filters, values));
  return countInTable(run, filters, upTo);
}

function inEuros({ total, customDuty, excise, vat }: Sums): ListedSums {
  return {
    total: eurosOf(total),
    customDuty: eurosOf(customDuty),
    excise: eurosOf(excise),
    vat: eurosOf(vat),
  };
}

/** What is answered of a count, in euros. */
export function toTotals({
  total,
  isMinimum,
  amounts,
}: Counted): Pick<DeclarationList, 'total' | 'totalIsMinimum' | 'amounts'> {
  return {
    total,
    totalIsMinimum: isMinimum,
    ...(amounts === null
      ? {}
      : {
          amounts: {
            due: { ...inEuros(amounts.due), totalIsMinimum: amounts.due.isMinimum },
            collected: inEuros(amounts.collected),
          },
        }),
  };
}
