import type { RunStatement } from '../../../platform/database/database';

/** Cuts some of the entries that were kept for so many days, and gives how many; 0 once there are none left. */
export async function cutLog(run: RunStatement, days: number): Promise<number> {
  const [row] = await run<{ entries: number }>({
    text: `select access_log_cut_before($1::int * interval '1 day')::float8 as entries`,
    values: [days],
  });
  return row?.entries ?? 0;
}

/** Whether the role at work could change the log by itself: it owns its tables, or has more rights than it needs. */
export async function mayChangeLog(run: RunStatement): Promise<boolean> {
  const [row] = await run<{ may: boolean }>({
    text: `select bool_or(
        pg_has_role(current_user, relowner, 'member')
        or has_table_privilege(oid, 'update') or has_table_privilege(oid, 'delete') or has_table_privilege(oid, 'truncate')
      ) as may
      from pg_class where oid in (to_regclass('access_log'), to_regclass('access_log_head'), to_regclass('access_log_cut'))`,
    values: [],
  });
  return row?.may !== false;
}
