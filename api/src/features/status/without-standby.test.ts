import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresCluster, startPostgres } from '../../../test/postgres-cluster';
import { statusOn } from '../../../test/status-on';
import type { Database } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open-database';
import { connectServer } from '../../platform/database/server-database';
import { usualConnections } from '../../platform/database/server-pools';
import { saveReport } from './storage/process-reports';

let cluster: PostgresCluster;
let admin: pg.Client;
let database: Database;
const onConnectionError = (): void => undefined;

beforeAll(async () => {
  // No standby ever comes: what is written waits, as when the last one is lost.
  cluster = await startPostgres('volatile', ['synchronous_standby_names=lost']);
  admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  await admin.query('set synchronous_commit = local');
  await admin.query('alter role retour set synchronous_commit = local');
  await (await openDatabase({ databaseUrl: cluster.url, dataDir: '', onConnectionError })).close();
  await admin.query('alter role retour reset synchronous_commit');
  database = connectServer({ url: cluster.url, onConnectionError });
});
afterAll(async () => {
  await database.close();
  await admin.end();
  await cluster.stop();
});

it('says that no standby has what is written, while every connection of the jobs waits for one', async () => {
  const at = new Date();
  const writes = Array.from({ length: usualConnections.jobs }, () =>
    saveReport(database.runJob, { processId: randomUUID(), startedAt: at, reportedAt: at, report: {} }),
  );
  const told = Promise.allSettled(writes);
  const waiting = `from pg_stat_activity where wait_event = 'SyncRep'`;
  await expect
    .poll(async () => (await admin.query(`select pid ${waiting}`)).rowCount)
    .toBe(usualConnections.jobs);
  const { health, concerns, processes, database: facts } = await statusOn(database)();
  expect(health).toBe('trouble');
  expect(concerns[0]).toBe('no-standby');
  expect(facts).toMatchObject({ isPrimary: true, isSynchronous: true, standbys: 0, synchronousStandbys: 0 });
  expect(processes).toHaveLength(1);
  await admin.query(`select pg_terminate_backend(pid) ${waiting}`);
  expect((await told).map(({ status }) => status)).toEqual(writes.map(() => 'rejected'));
});
