import type { RunStatement } from '../../../platform/database/database';

export interface DatabaseFacts {
  readonly version: string;
  readonly isPrimary: boolean;
  readonly isSynchronous: boolean;
  readonly standbys: number;
  readonly synchronousStandbys: number | null;
  readonly bytes: number;
  readonly migration: string;
  /** Whether the last run of retention left rows because they were unusually many. */
  readonly retentionRefused: boolean;
}

/**
 * What the database says of itself. To a role that is not told more, PostgreSQL says how many standbys there are, not in
 * which state: what it waits for is a setting, that anybody may read.
 */
export async function readDatabaseFacts(run: RunStatement): Promise<DatabaseFacts> {
  const [facts] = await run<DatabaseFacts>({
    name: 'read-database-facts',
    text: `select current_setting('server_version') as version, not pg_is_in_recovery() as "isPrimary",
        current_setting('synchronous_standby_names') <> '' as "isSynchronous",
        (select count(*)::int from pg_stat_replication) as standbys,
        case when pg_has_role(current_user, 'pg_read_all_stats', 'usage')
          then (select count(*)::int from pg_stat_replication where sync_state in ('sync', 'quorum'))
        end as "synchronousStandbys",
        pg_database_size(current_database())::float8 as bytes,
        (select max(name) from schema_migration) as migration,
        exists (select from retention_run where refused > 0 and at > now() - interval '90 minutes') as "retentionRefused"`,
    values: [],
  });
  if (facts === undefined) throw new TypeError('the database says nothing of itself');
  return facts;
}
