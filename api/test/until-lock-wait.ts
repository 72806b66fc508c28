import pg from 'pg';
import { expect } from 'vitest';

const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until so many wait for a lock in a database. Looked at outside any transaction, which would see one moment only. */
export async function untilLockWait(url: string, waiters = 1): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await expect
    .poll(async () => (await client.query(waits)).rowCount, { timeout: 120_000 })
    .toBeGreaterThanOrEqual(waiters);
  await client.end();
}
