import { type Dated, inForce } from './figure';
import { alcoholExciseTables, contributionDegreeRows, lightBeerDegreeRows } from './tables/alcohol-excise';
import { customsDutyRows, medicineMonthRows } from './tables/customs-duty';
import {
  cartonReferenceRows,
  cashDeclarationRows,
  paymentLimitRows,
  penaltyRows,
  proofOfOriginRows,
  restrictedQuantityRows,
  validityYearRows,
} from './tables/public-figures';
import {
  indicativeLevelRows,
  minimumAgeRows,
  quantityAllowanceRows,
  strongAlcoholDegreeRows,
} from './tables/quantity-allowances';
import { tobaccoExciseTables } from './tables/tobacco-excise';
import { fullAllowanceAgeRows, valueAllowanceRows } from './tables/value-allowances';
import { vatRateRows } from './tables/vat-rates';

/** Every figure of the law with its rows, in order of date. A change of law is one row more. */
export const figureTables = {
  valueAllowances: valueAllowanceRows,
  fullAllowanceAge: fullAllowanceAgeRows,
  quantityAllowances: quantityAllowanceRows,
  indicativeLevels: indicativeLevelRows,
  minimumAges: minimumAgeRows,
  strongAlcoholDegree: strongAlcoholDegreeRows,
  customsDuty: customsDutyRows,
  vatRates: vatRateRows,
  medicineMonths: medicineMonthRows,
  alcoholExcise: alcoholExciseTables,
  lightBeerDegree: lightBeerDegreeRows,
  contributionDegree: contributionDegreeRows,
  tobaccoExcise: tobaccoExciseTables,
  cashDeclaration: cashDeclarationRows,
  validityYears: validityYearRows,
  penalties: penaltyRows,
  paymentLimits: paymentLimitRows,
  cartonReference: cartonReferenceRows,
  restrictedQuantities: restrictedQuantityRows,
  proofOfOrigin: proofOfOriginRows,
} as const;

export type RowsOf<Tables> = Tables extends readonly (infer Row)[]
  ? readonly Row[]
  : { readonly [Name in keyof Tables]: RowsOf<Tables[Name]> };

export type InForce<Tables> = Tables extends readonly (infer Row)[]
  ? Row
  : { readonly [Name in keyof Tables]: InForce<Tables[Name]> };

export type FigureTables = RowsOf<typeof figureTables>;

/** The figures of the law of a day: of each, the row in force. */
export type LawFigures = InForce<typeof figureTables>;

type Node = readonly Dated[] | { readonly [name: string]: Node };

function isRows(node: Node): node is readonly Dated[] {
  return Array.isArray(node);
}

function everyRows(node: Node): readonly (readonly Dated[])[] {
  return isRows(node) ? [node] : Object.values(node).flatMap(everyRows);
}

function resolve(node: Node, day: string): unknown {
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

function periodsOf(rows: FigureTables): Periods {
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
export function firstDayOf(rows: FigureTables): string {
  return periodsOf(rows).first;
}

/** What the tables say of a day (YYYY-MM-DD), one object a period; before they begin, of their first day. */
export function rowsInForce<Tables extends FigureTables>(day: string, rows: Tables): InForce<Tables> {
  const { changes, first, resolved } = periodsOf(rows);
  const period = changes.findLast((change) => change <= day) ?? first;
  if (!resolved.has(period)) resolved.set(period, resolve(rows, period));
  return resolved.get(period) as InForce<Tables>;
}

/** The figures of a day, without what restricts goods: all that most pages quote. */
export function figuresOn(day: string, rows: FigureTables = figureTables): LawFigures {
  return rowsInForce(day, rows);
}
