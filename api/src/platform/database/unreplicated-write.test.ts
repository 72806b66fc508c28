import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresCluster, startPostgres } from '../../../test/postgres-cluster';
import type { Database } from './database';
import { connectServer } from './server-database';
import { isDatabaseUnavailable } from './unavailable';

let cluster: PostgresCluster;
let admin: pg.Client;
let database: Database;
const connectionErrors: Error[] = [];

beforeAll(async () => {
  // No standby ever comes: what is written waits, as when the last one is lost.
  cluster = await startPostgres('volatile', ['synchronous_standby_names=lost']);
  admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  await admin.query('set synchronous_commit = local');
  await admin.query('create table probe (value integer primary key)');
  database = connectServer({
    url: cluster.url,
    onConnectionError: (error) => connectionErrors.push(error),
  });
});
afterAll(async () => {
  await database.close();
  await admin.end();
  await cluster.stop();
});

/** Writes, and has the wait for the standby ended by a command of the server. Gives what the writer was told. */
async function writeInterrupted(value: number, command: string): Promise<unknown> {
  const told = database
    .run({ text: 'insert into probe values ($1)', values: [value] })
    .then(() => 'acknowledged')
    .catch((error: unknown) => error);
  const interrupt = `select ${command}(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
  await expect.poll(async () => (await admin.query(interrupt)).rowCount).toBe(1);
  return told;
}

it('never acknowledges what is on one machine alone: the outcome is unknown, as the server warns', async () => {
  const told = await writeInterrupted(1, 'pg_cancel_backend');
  expect(told).toMatchObject({ code: '40003' });
  expect(isDatabaseUnavailable(told)).toBe(true);
  expect((await admin.query('select value from probe')).rows).toEqual([{ value: 1 }]);
});

it('says the same of a writer whose connection is ended while it waits', async () => {
  const told = await writeInterrupted(2, 'pg_terminate_backend');
  expect(isDatabaseUnavailable(told)).toBe(true);
});

it('has no wait for the standby ended by the limit of its statement', async () => {
  const limited = new pg.Client({ connectionString: cluster.url, statement_timeout: 200 });
  limited.on('error', () => undefined);
  await limited.connect();
  const { rows } = await limited.query<{ pid: number }>('select pg_backend_pid() as pid');
  const told = limited.query('insert into probe values (3)').then(
    () => 'acknowledged',
    () => 'refused',
  );
  expect(await Promise.race([told, delay(1_000, 'waits')])).toBe('waits');
  await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect(await told).toBe('refused');
});
