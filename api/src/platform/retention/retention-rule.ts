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
  readonly all: number;
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

export interface DeletionRule extends Pick<RetentionRule, 'name' | 'days'> {
  readonly table: string;
  /** SQL that is true of a row past its time; `$1` is the moment before which it is. */
  readonly isDue: string;
  /** SQL that is true of the rows that the rule is about: all of the table without it. */
  readonly among?: string;
}

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
    count: async (run, before) => {
      const [row] = await run<RowsDue>({
        text: `select count(*) filter (where ${isDue})::int as due, count(*)::int as all from ${table} where ${among}`,
        values: [before],
      });
      return row ?? { due: 0, all: 0 };
    },
    erase: (run, { before }) =>
      eraseInBatches(async () => {
        const [row] = await run<{ erased: number }>({ text: deletion, values: [before, deletedAtOnce] });
        return row?.erased ?? 0;
      }),
  };
}
