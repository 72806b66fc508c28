import type { RunStatement } from '../../../platform/database/database';
import { collectValues, declarationConditions, type Filters, whereOf } from './filter-sql';

/** How many declarations are thought to be kept. */
export interface Kept {
  /** By all filters. */
  readonly all: number;
  /** By those that an index by date bounds what is read with: all but amounts. */
  readonly bounded: number;
}

interface PlanRow {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
}

async function estimate(run: RunStatement, filters: Filters): Promise<number> {
  const values = collectValues();
  const where = whereOf(declarationConditions(filters, values));
  const [row] = await run<PlanRow>({
    text: `explain (format json) select from declaration ${where}`,
    values: values.list,
  });
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** How many declarations the filters keep, as PostgreSQL estimates it from its statistics: nothing of the table is read. */
export async function estimateKept(run: RunStatement, filters: Filters): Promise<Kept> {
  const { minAmount, maxAmount, ...others } = filters;
  const hasAmounts = minAmount !== undefined || maxAmount !== undefined;
  const all = await estimate(run, filters);
  return { all, bounded: hasAmounts ? await estimate(run, others) : all };
}
