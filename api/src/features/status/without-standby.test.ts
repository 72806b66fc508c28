import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAgent } from '../../../test/insert-agent';
import { type PostgresCluster, startPostgres } from '../../../test/postgres-cluster';
import { statusOn } from '../../../test/status-on';
import type { Database, RunStatement } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open-database';
import { readUnhindered } from '../../platform/database/read-unhindered';
import { connectServer } from '../../platform/database/server-database';
import { usualConnections } from '../../platform/database/server-pools';
import { hashOf } from '../../platform/random-secret';
import { createAccessTokens } from '../identity/sessions/access-token';
import { sessionKeys } from '../identity/sessions/keys';
import { insertSession } from '../identity/sessions/storage/session-store';
import { startIdentity, testPublicUrl, testSecret } from '../identity/testing/start-identity';
import { statusRoutes } from './routes';
import { saveReport } from './storage/process-reports';

let cluster: PostgresCluster;
let admin: pg.Client;
let database: Database;
/** What waits for a standby. */
const waiting = `from pg_stat_activity where wait_event = 'SyncRep'`;
const hourMs = 3_600_000;
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

/** A supervisor who signed in before the standby was lost; gives what their calls carry. */
async function signedInSupervisor(): Promise<string> {
  const run: RunStatement = async <Row extends object>({ text, values }: Parameters<RunStatement>[0]) =>
    (await admin.query<Row>(text, [...values])).rows;
  const email = 'nadia@douane.gouv.example';
  const agentId = await insertAgent(run, { firstName: 'Nadia', lastName: 'Roy', email, isSupervisor: true });
  const [sessionId, at, expiresAt] = [randomUUID(), new Date(), new Date(Date.now() + hourMs)];
  const browserHash = hashOf(sessionId);
  await insertSession(run, {
    id: sessionId,
    agentId,
    browserHash,
    at,
    endsAt: expiresAt,
    idToken: null,
    network: '',
  });
  const tokens = createAccessTokens({
    key: sessionKeys(testSecret).access,
    publicUrl: testPublicUrl,
    now: () => at,
  });
  return `Bearer ${await tokens.write({ agentId, sessionId, email, lastRefresh: false, expiresAt })}`;
}

it('is read by a supervisor while every connection of the people waits for a standby', async () => {
  const authorization = await signedInSupervisor();
  const { app } = await startIdentity({ database }, { readUnhindered: readUnhindered(database) });
  statusRoutes(app, { readStatus: statusOn(database), readsPerMinute: 1_000 });
  const at = new Date();
  const writes = Array.from({ length: usualConnections.work }, () =>
    saveReport(database.run, { processId: randomUUID(), startedAt: at, reportedAt: at, report: {} }),
  );
  const told = Promise.allSettled(writes);
  await expect
    .poll(async () => (await admin.query(`select pid ${waiting}`)).rowCount)
    .toBe(usualConnections.work);
  const answer = await app.inject({ url: '/api/status/', headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ health: 'trouble' });
  await admin.query(`select pg_terminate_backend(pid) ${waiting}`);
  await told;
  await app.close();
});
