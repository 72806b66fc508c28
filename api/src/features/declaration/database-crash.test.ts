import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atScale, isProof, tellProof } from '../../../test/at-scale';
import { type PostgresCluster, startPostgres } from '../../../test/postgres-cluster';
import { createDatabase, databaseUrl } from '../../../test/test-databases';
import type { Database } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open-database';
import { declarationBody } from './testing/declaration-body';
import { newToken, startDeclarations } from './testing/start-declarations';

const crashes = atScale(2, 100);
const writesBefore = isProof ? 120 : 20;
const writers = 6;
/** Nobody helps: the service must find the database again by itself. */
const recovery = { timeout: 60_000, interval: 50 };

let cluster: PostgresCluster;
let database: Database;
let api: Awaited<ReturnType<typeof startDeclarations>>;

beforeAll(async () => {
  cluster = await startPostgres('durable');
  await createDatabase(cluster.url, 'crash');
  database = await openDatabase({
    databaseUrl: databaseUrl(cluster.url, 'crash'),
    dataDir: '',
    onConnectionError: () => undefined,
  });
  api = await startDeclarations({ database, dispose: database.close });
});
afterAll(async () => {
  await api.app.close();
  await database.close();
  await cluster.stop();
});

/** Creates and sends declarations until told to stop; remembers the last version that was acknowledged of each. */
async function writeUntil(isOver: () => boolean, acknowledged: Map<string, number>): Promise<number> {
  let unavailable = 0;
  while (!isOver()) {
    const id = randomUUID();
    const token = newToken();
    for (const [method, body] of [
      ['PUT', declarationBody()],
      ['PATCH', { status: 'submitted' }],
    ] as const) {
      const answer = await api.call(method, `${id}/`, { token, body });
      if (answer.statusCode === 200) {
        acknowledged.set(id, answer.json().version);
        continue;
      }
      unavailable += 1;
      expect(answer.statusCode).toBe(503);
      expect(answer.json().code).toBe('not-ready');
      expect(answer.headers['retry-after']).toBeDefined();
      await pause(20);
      break;
    }
  }
  return unavailable;
}

async function untilWritten(): Promise<void> {
  await expect
    .poll(async () => {
      const options = { token: newToken(), body: declarationBody() };
      return (await api.call('PUT', `${randomUUID()}/`, options)).statusCode;
    }, recovery)
    .toBe(200);
}

it('runs on a database that writes to the disk before it answers', async () => {
  const settings = await database.run<{ name: string; setting: string }>({
    text: `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
    values: [],
  });
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
});

it(
  'keeps all that it acknowledged when PostgreSQL is killed, answers 503, and recovers by itself',
  async () => {
    const acknowledged = new Map<string, number>();
    const backMs: number[] = [];
    for (let crash = 0; crash < crashes.count; crash += 1) {
      let over = false;
      const before = acknowledged.size;
      const writing = Array.from({ length: writers }, () => writeUntil(() => over, acknowledged));
      await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before + writesBefore);
      const crashed = performance.now();
      await cluster.crash();
      const down = await api.call('GET', `${randomUUID()}/`, { token: newToken() });
      expect(down.statusCode).toBe(503);
      await cluster.restart();
      await untilWritten();
      backMs.push(performance.now() - crashed);
      over = true;
      const unavailable = await Promise.all(writing);
      expect(unavailable.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    }

    const rows = await database.run<{ id: string; version: number; entries: number; mails: number }>({
      text: `select d.id, d.version, (select count(*)::int from declaration_history h where h.declaration_id = d.id) as entries,
        (select count(*)::int from mail_outbox m where m.payload ->> 'declarationId' = d.id::text) as mails
      from declaration d`,
      values: [],
    });
    const stored = new Map(rows.map((row) => [row.id, row]));
    const lost = [...acknowledged].filter(([id, version]) => (stored.get(id)?.version ?? 0) < version);
    const uneven = rows.filter(({ version, entries }) => version !== entries);
    const mailsAmiss = rows.filter(({ version, mails }) => mails !== version - 1);
    tellProof('R1', {
      tried: crashes.count,
      failed: lost.length + uneven.length + mailsAmiss.length,
      figures: {
        'writes acknowledged': [...acknowledged.values()].reduce((sum, version) => sum + version, 0),
      },
    });
    const figures = { 'writes after a crash of the database': Math.max(...backMs) / 1_000 };
    tellProof('R2', { tried: crashes.count, failed: 0, figures });
    expect(lost).toEqual([]);
    expect(uneven).toEqual([]);
    expect(mailsAmiss).toEqual([]);
  },
  crashes.within(240_000),
);
