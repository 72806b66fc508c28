import type { RunStatement } from '../database/database';

/** Rows that stay for so many days, and what becomes of them then. */
export interface RetentionRule {
  /** As logs, measures and `retention_run` name it. */
  readonly name: string;
  readonly days: number;
  /** How many rows are past their time, of how many. */
  readonly count: (run: RunStatement, before: Date) => Promise<RowsDue>;
  /** Erases what is older than `before`; gives how many rows. */
  readonly erase: (run: RunStatement, times: { readonly before: Date; readonly at: Date }) => Promise<number>;
}

export interface RowsDue {
  readonly due: number;
  readonly all: number;
}

export interface DeletionRule extends Pick<RetentionRule, 'name' | 'days'> {
  readonly table: string;
  /** SQL that is true of a row past its time; `$1` is the moment before which it is. */
  readonly isDue: string;
  /** SQL that is true of the rows that the rule is about: all of the table without it. */
  readonly among?: string;
}

/** A rule that deletes the rows of a table. */
export function deletionRule({ name, days, table, isDue, among = 'true' }: DeletionRule): RetentionRule {
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
    erase: async (run, { before }) => {
      const [row] = await run<{ erased: number }>({
        text: `with erased as (delete from ${table} where (${among}) and (${isDue}) returning 1)
          select count(*)::int as erased from erased`,
        values: [before],
      });
      return row?.erased ?? 0;
    },
  };
}
