import { secondMs } from '@retour/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newServerDatabase } from '../../../test/engines';
import { untilLockWait } from '../../../test/until-lock-wait';
import type { Database } from '../../platform/database/database';
import { openDatabase } from '../../platform/database/open-database';
import { type DeclarationsUnderTest, startDeclarations } from '../declaration/testing/start-declarations';

const connections = { work: 4, lists: 3, jobs: 1 } as const;
const listsAtOnce = 40;

let url = '';
let admin: pg.Client;
let database: Database;
let api: DeclarationsUnderTest;

beforeAll(async () => {
  url = await newServerDatabase();
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    connections,
    onConnectionError: () => undefined,
  });
  const storage = { database, dispose: database.close };
  api = await startDeclarations(storage, { pingDatabase: database.ping });
});
afterAll(async () => {
  await api.app.close();
  await database.close();
  await admin.end();
});

const list = () => api.call('POST', 'search/', { agent: 'a1', body: { status: ['submitted'] } });
const ready = () => api.call('GET', '/api/health/ready');

/** How many connections the service holds, of each kind. */
async function held(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await admin.query<{ kind: string; count: number }>(
    `select application_name as kind, count(*)::int from pg_stat_activity
      where datname = current_database() and application_name like 'retour%' group by 1`,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

it('settles declarations and stays ready while every list waits, and says of lists what to do', async () => {
  const declarations = await Promise.all(Array.from({ length: 6 }, () => api.submitted()));
  expect((await list()).json().total).toBe(6);
  await admin.query('begin');
  // Lists read the totals; whoever settles writes beside it.
  await admin.query('lock table declaration_day_total in access exclusive mode');
  const lists = Array.from({ length: listsAtOnce }, list);
  await untilLockWait(url);

  const began = performance.now();
  for (const { id } of declarations) {
    const settled = await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'validated' } });
    expect([settled.statusCode, (await ready()).statusCode]).toEqual([200, 200]);
  }
  const probes = await Promise.all(Array.from({ length: 50 }, ready));
  expect(new Set(probes.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  // Well before the first list gives its connection back.
  expect(performance.now() - began).toBeLessThan(4 * secondMs);
  await database.runJob({ text: 'select 1', values: [] });
  expect(await held()).toEqual({
    'retour-en-france': connections.work,
    'retour-en-france lists': connections.lists,
    'retour-en-france jobs': 1,
    'retour-en-france readiness': 1,
  });

  const answers = await Promise.all(lists);
  const codes = answers.map((answer) => `${answer.statusCode} ${answer.json().code}`);
  expect(new Set(codes)).toEqual(new Set(['422 too-broad', '503 overloaded']));
  for (const answer of answers) {
    expect(answer.json().detail).toMatch(/ (?:recommencez|Recommencez dans quelques secondes)\.$/u);
    if (answer.statusCode === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  await admin.query('rollback');
  expect((await list()).statusCode).toBe(200);
}, 60_000);
