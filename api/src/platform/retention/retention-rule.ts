import type { RunStatement } from '../database/database';

/** Rows that stay for so many days, and what becomes of them then. */
export interface RetentionRule {
  /** As logs, measures and `retention_run` name it. */
  readonly name: string;
  readonly days: number;
  /** How many rows are past their time, of how many. */
  readonly count: (run: RunStatement, before: Date) => Promise<RowsDue>;
  /** Erases what is older than `before`; gives how many rows, or rejects with a `PartlyErasedError` once some were. */
  readonly erase: (run: RunStatement, times: { readonly before: Date; readonly at: Date }) => Promise<number>;
}

export interface RowsDue {
  readonly due: number;
  /** No more than tell that those due are a usual share of them. */
  readonly all: number;
}

/** A larger share of the rows at once may be the work of a wrong clock or setting. */
export const usualShare = 0.2;

/** Rows of a table, and which of them are past their time. */
interface RowsOfRule {
  readonly table: string;
  /** SQL that is true of a row past its time; `$1` is the moment before which it is. */
  readonly isDue: string;
  /** SQL that is true of the rows that the rule is about: all of the table without it. */
  readonly among?: string;
}

/**
 * Counts the rows past their time, and of the others as many as tell whether those are unusually many: to count all of the largest
 * tables takes longer, each hour, than a statement may.
 */
export function countDue({ table, isDue, among = 'true' }: RowsOfRule): RetentionRule['count'] {
  const text = `
    with due as (select count(*) as rows from ${table} where (${among}) and (${isDue}))
    select due.rows::int as due, (
      select count(*) from (select from ${table} where ${among} limit (select ceil(rows / ${usualShare}) from due)) compared
    )::int as all
    from due`;
  return async (run, before) => {
    const [row] = await run<RowsDue>({ text, values: [before] });
    return row ?? { due: 0, all: 0 };
  };
}

/** What kept a rule from erasing the rest is its cause. */
export class PartlyErasedError extends Error {
  override readonly name = 'PartlyErasedError';
  readonly erased: number;

  constructor(erased: number, cause: unknown) {
    super(`stopped after ${erased} rows`, { cause });
    this.erased = erased;
  }
}

/** Erases some rows again and again until there are none; each batch is a transaction that stays done. */
export async function eraseInBatches(eraseSome: () => Promise<number>): Promise<number> {
  let total = 0;
  try {
    for (;;) {
      const erased = await eraseSome();
      if (erased === 0) return total;
      total += erased;
    }
  } catch (error) {
    throw total === 0 ? error : new PartlyErasedError(total, error);
  }
}

/** Few enough to be deleted in a moment, whatever was left after a long stop. */
const deletedAtOnce = 1_000;

export interface DeletionRule extends RowsOfRule, Pick<RetentionRule, 'name' | 'days'> {}

/** A rule that deletes the rows of a table; those that another process deletes, or writes, are left to it. */
export function deletionRule({ name, days, table, isDue, among = 'true' }: DeletionRule): RetentionRule {
  const deletion = `
    with due as (
      select ctid from ${table} where (${among}) and (${isDue}) limit $2 for update skip locked
    ), erased as (
      delete from ${table} where ctid = any(array(select ctid from due)) returning 1
    )
    select count(*)::int as erased from erased`;
  return {
    name,
    days,
    count: countDue({ table, isDue, among }),
    erase: (run, { before }) =>
      eraseInBatches(async () => {
        const [row] = await run<{ erased: number }>({ text: deletion, values: [before, deletedAtOnce] });
        return row?.erased ?? 0;
      }),
  };
}
