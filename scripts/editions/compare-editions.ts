import { catalogue, rates } from '../../core/src/assessment/testing/situation';
import {
  assess,
  claimOf,
  formatOwed,
  type LawTables,
  lawTables,
  regulationInForce,
  type WarningSeverity,
} from '../../core/src/index';
import { type TypicalBasket, typicalBaskets } from './typical-baskets';

/** A basket with what is answered on each of two days. */
export interface ComparedBasket {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const restricting: ReadonlySet<WarningSeverity> = new Set(['forbidden', 'doubtful', 'regulated']);

/** What is owed, at which rates, and what restricts the goods: « 134,92 €, flat rate ». */
function answerOf(basket: TypicalBasket, day: string, rows: LawTables): string {
  const regulation = regulationInForce(day, catalogue, rows);
  if (regulation === null) return 'before the tables begin';
  const outcome = assess(basket.on(day), regulation, rates);
  if (outcome.kind === 'refused') return `refused: ${outcome.refusals.map(({ code }) => code).join(', ')}`;
  const { total, totalIsMinimum, mode, warnings } = outcome.assessment;
  const rules = warnings.filter(({ severity }) => restricting.has(severity));
  const uponCheck = claimOf(outcome.assessment) === 'indicative-exceeded';
  return [
    uponCheck ? 'upon check' : formatOwed(total, totalIsMinimum),
    ...(mode === 'flat' && total > 0 ? ['flat rate'] : []),
    ...rules.map(({ code, severity }) => `${code} ${severity}`),
  ].join(', ');
}

/** What twenty typical baskets are answered on two days; `rows` are other tables, to look at a change before it is law. */
export function compareEditions(
  before: string,
  after: string,
  rows: LawTables = lawTables,
): readonly ComparedBasket[] {
  return typicalBaskets.map((basket) => ({
    name: basket.name,
    before: answerOf(basket, before, rows),
    after: answerOf(basket, after, rows),
  }));
}

/** The comparison in columns: a basket that is answered alike has nothing in the last one. */
export function comparisonTable(
  [before, after]: readonly [string, string],
  compared: readonly ComparedBasket[],
): string {
  const rows = [
    { name: 'basket', before, after },
    ...compared.map((row) => ({ ...row, after: row.after === row.before ? '' : row.after })),
  ];
  const width = (column: 'name' | 'before'): number => Math.max(...rows.map((row) => row[column].length));
  const lines = rows.map((row) =>
    `${row.name.padEnd(width('name'))}  ${row.before.padEnd(width('before'))}  ${row.after}`.trimEnd(),
  );
  const changed = compared.filter((row) => row.before !== row.after).length;
  return [...lines, '', `${changed} of ${compared.length} baskets change`].join('\n');
}
