import { asc, gte } from 'drizzle-orm';
import { date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database';
import type { Fixing } from './fixing';

const exchangeFixing = pgTable(
  'exchange_fixing',
  {
    fixingDate: date('fixing_date', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    unitsPerEuro: numeric('units_per_euro', { mode: 'number' }).notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fixingDate, table.currency] })],
);

/** Keeps published fixings. What is already recorded stays as it is: assessments rest on it. */
export async function recordFixings(queries: Queries, fixings: readonly Fixing[]): Promise<void> {
  const rows = fixings.flatMap(({ date: fixingDate, source, rates }) =>
    [...rates].map(([currency, unitsPerEuro]) => ({ fixingDate, currency, unitsPerEuro, source })),
  );
  const rowsPerInsert = 1_000;
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const batch = rows.slice(start, start + rowsPerInsert);
    await queries.insert(exchangeFixing).values(batch).onConflictDoNothing();
  }
}

/** Every fixing since a day, oldest first. */
export async function readFixings(queries: Queries, since: string): Promise<readonly Fixing[]> {
  const rows = await queries
    .select()
    .from(exchangeFixing)
    .where(gte(exchangeFixing.fixingDate, since))
    .orderBy(asc(exchangeFixing.fixingDate), asc(exchangeFixing.currency));
  const byDate = new Map<string, { date: string; source: string; rates: Map<string, number> }>();
  for (const { fixingDate, currency, unitsPerEuro, source } of rows) {
    const fixing = byDate.get(fixingDate) ?? { date: fixingDate, source, rates: new Map() };
    fixing.rates.set(currency, unitsPerEuro);
    byDate.set(fixingDate, fixing);
  }
  return [...byDate.values()];
}
