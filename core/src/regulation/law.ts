import type { QuantityPot } from '../goods/pots';
import type { RestrictedGoodId } from '../goods/restricted-good-id';
import { figureTables, type LawFigures } from './law-figures';
import { type Restriction, restrictionOfRow } from './restricted-good';
import { firstDayOf, type InForce, lastChangeOf, type RowsOf, rowsInForce } from './rows-in-force';
import { restrictionRows } from './tables/restricted-goods';

const tables = { ...figureTables, restrictions: restrictionRows } as const;

export type LawTables = RowsOf<typeof tables>;

/** The law of a day: its figures, and what restricts goods, written with the figures of the day. */
export type Law = LawFigures & {
  readonly restrictions: Readonly<Record<RestrictedGoodId, Restriction>>;
  /** What is not granted any more of the allowances by quantity, in halves of a hundredth of a percent: used by others of an arrival. */
  readonly quantitiesUsed?: Readonly<Partial<Record<QuantityPot, number>>>;
};

export const lawTables: LawTables = tables;

export const firstRegulatedDay: string = firstDayOf(lawTables);

/** The day since which the law of a day is as it is. */
export function lawInForceSince(day: string): string {
  return lastChangeOf(lawTables, day);
}

const laws = new WeakMap<object, Law>();

function write(rows: InForce<LawTables>): Law {
  const { restrictions, ...figures } = rows;
  const written = Object.entries(restrictions).map(([good, row]) => [good, restrictionOfRow(row, figures)]);
  return { ...figures, restrictions: Object.fromEntries(written) as Law['restrictions'] };
}

/** The law of a day (YYYY-MM-DD), one object a period; before the tables begin, that of their first day. */
export function lawOn(day: string, rows: LawTables = lawTables): Law {
  const inForce = rowsInForce(day, rows);
  const law = laws.get(inForce) ?? write(inForce);
  laws.set(inForce, law);
  return law;
}
