import type { RestrictedGoodId } from '../goods/restricted-good-id';
import { type Dated, inForce } from './figure';
import { type Restriction, restrictionOfRow } from './restricted-good';
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
import { restrictionRows } from './tables/restricted-goods';
import { tobaccoExciseTables } from './tables/tobacco-excise';
import { fullAllowanceAgeRows, valueAllowanceRows } from './tables/value-allowances';
import { vatRateRows } from './tables/vat-rates';

/** Every figure of the law with its rows, in order of date. A change of law is one row more. */
const tables = {
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
  restrictions: restrictionRows,
} as const;

type RowsOf<Tables> = Tables extends readonly (infer Row)[]
  ? readonly Row[]
  : { readonly [Name in keyof Tables]: RowsOf<Tables[Name]> };

type InForce<Tables> = Tables extends readonly (infer Row)[]
  ? Row
  : { readonly [Name in keyof Tables]: InForce<Tables[Name]> };

export type LawTables = RowsOf<typeof tables>;

/** The law of a day: of each figure, the row in force; what restricts goods is written with the figures of the day. */
export type Law = InForce<Omit<typeof tables, 'restrictions'>> & {
  readonly restrictions: Readonly<Record<RestrictedGoodId, Restriction>>;
};

export const lawTables: LawTables = tables;

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

function lawOfPeriod(rows: LawTables, period: string): Law {
  const { restrictions, ...figures } = resolve(rows, period) as InForce<typeof tables>;
  const written = Object.entries(restrictions).map(([good, row]) => [good, restrictionOfRow(row, figures)]);
  return { ...figures, restrictions: Object.fromEntries(written) as Law['restrictions'] };
}

interface Periods {
  /** The day from which every figure is known. */
  readonly first: string;
  /** Each day on which a figure changes, in order. */
  readonly changes: readonly string[];
  readonly laws: Map<string, Law>;
}

const known = new WeakMap<LawTables, Periods>();

function periodsOf(rows: LawTables): Periods {
  const periods = known.get(rows);
  if (periods !== undefined) return periods;
  const all = everyRows(rows);
  const first = all
    .map(([row]) => row?.validFrom ?? '')
    .reduce((latest, day) => (day > latest ? day : latest), '');
  const days = new Set(all.flat().map(({ validFrom }) => validFrom));
  const changes = [first, ...[...days].filter((day) => day > first).sort()];
  const made: Periods = { first, changes, laws: new Map() };
  known.set(rows, made);
  return made;
}

/** First day of arrival that every table covers. */
export function firstDayOf(rows: LawTables): string {
  return periodsOf(rows).first;
}

export const firstRegulatedDay: string = firstDayOf(lawTables);

/** The law of a day (YYYY-MM-DD), one object a period; before the tables begin, that of their first day. */
export function lawOn(day: string, rows: LawTables = lawTables): Law {
  const { changes, first, laws } = periodsOf(rows);
  const period = changes.findLast((change) => change <= day) ?? first;
  let law = laws.get(period);
  if (law === undefined) {
    law = lawOfPeriod(rows, period);
    laws.set(period, law);
  }
  return law;
}
