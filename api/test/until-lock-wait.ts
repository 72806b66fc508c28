import pg from 'pg';
import { expect } from 'vitest';

const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until somebody waits for a lock in a database. Looked at outside any transaction, which would see one moment only. */
export async function untilLockWait(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await expect
    .poll(async () => (await client.query(waits)).rowCount, { timeout: 120_000 })
    .toBeGreaterThan(0);
  await client.end();
}
