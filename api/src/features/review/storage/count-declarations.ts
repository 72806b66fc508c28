import type { RunStatement } from '../../../platform/database/database';
import { collectValues, type Filters, isTallied, tallyConditions, whereOf } from './filter-sql';
import { newestDeclarations } from './newest-declarations';

export interface Counted {
  readonly total: number;
  /** There are more than were counted. */
  readonly isMinimum: boolean;
}

/** How many declarations the filters that the tally knows keep, from the tally and its pending changes: an upper bound. */
export async function countTallied(run: RunStatement, filters: Filters): Promise<number> {
  const values = collectValues();
  const where = whereOf(tallyConditions(filters, values));
  const [row] = await run<{ total: number }>({
    text: `select coalesce(sum(declarations), 0)::float8 as total from (
      select declarations from declaration_tally ${where}
      union all select declarations from declaration_tally_change ${where}
    ) counted`,
    values: values.list,
  });
  return row?.total ?? 0;
}

/** How many declarations the filters keep, read one by one in the table: no more than `upTo` are counted. */
export async function countInTable(run: RunStatement, filters: Filters, upTo: number): Promise<Counted> {
  const values = collectValues();
  const [row] = await run<{ total: number }>({
    text: `select count(*)::float8 as total from (${newestDeclarations(filters, values, { reach: upTo + 1 })}) newest`,
    values: values.list,
  });
  const total = row?.total ?? 0;
  return { total: Math.min(total, upTo), isMinimum: total > upTo };
}

/** How many declarations the filters keep: exact where the tally knows them all, else counted in the table up to `upTo`. */
export async function countDeclarations(run: RunStatement, filters: Filters, upTo: number): Promise<Counted> {
  return isTallied(filters)
    ? { total: await countTallied(run, filters), isMinimum: false }
    : countInTable(run, filters, upTo);
}
