import { minuteMs, secondMs } from '@retour/contract';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newServerDatabase } from '../../../test/engines';
import { untilLockWait } from '../../../test/until-lock-wait';
import { BusyError, type Database, TooSlowError } from './database';
import { openDatabase } from './open-database';
import type { UndoneStatement } from './trying-again';
import { isDatabaseUnavailable, isReadOnly } from './unavailable';

let url = '';
let admin: pg.Client;
let database: Database;
let told: UndoneStatement[] = [];

beforeEach(async () => {
  url = await newServerDatabase();
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('create table probe (value integer primary key)');
  await admin.query('insert into probe values (1), (2)');
  told = [];
  database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    onConnectionError: () => undefined,
    onUndone: (statement) => told.push(statement),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
  await admin.end();
});

/** Opens connections of every kind, and says which they are. */
async function connections(): Promise<ReadonlySet<number>> {
  const { run, runList, runJob } = database;
  const asked = [run, run, run, run, run, runList, runList, runJob].map((runOne) =>
    runOne<{ pid: number }>({ text: 'select pg_backend_pid() as pid, pg_sleep(0.2)', values: [] }),
  );
  return new Set((await Promise.all(asked)).flat().map(({ pid }) => pid));
}

function write(value: number): Promise<unknown> {
  return database.run({ text: 'insert into probe values ($1)', values: [value] });
}

it('drops every connection to a server that only reads any more, and writes to the one that took its place', async () => {
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const [{ name }] = (await admin.query('select quote_ident(current_database()) as name')).rows;
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await expect.poll(connections).toHaveProperty('size', 8);
  const demoted = await connections();
  await admin.query(`alter database ${name} reset default_transaction_read_only`);

  const refusals = await Promise.allSettled([3, 4, 5].map(write));
  for (const refusal of refusals) {
    expect(refusal.status === 'rejected' && isReadOnly(refusal.reason)).toBe(true);
  }
  for (const value of [6, 7, 8, 9, 10, 11]) await write(value);
  for (const pid of await connections()) expect(demoted).not.toContain(pid);
  const left = `select 1 from pg_stat_activity where pid = any($1::int[])`;
  await expect.poll(async () => (await admin.query(left, [[...demoted]])).rowCount).toBe(0);
});

const slow = { text: 'select pg_sleep(60)', values: [] };
const quick = { text: 'select 1 as one', values: [] };

it('ends a list after five seconds, tells those that got no turn so, and keeps nobody else waiting', async () => {
  const lists = Array.from({ length: 6 }, () => database.runList(slow).catch((error: unknown) => error));
  const listed = database.runList(quick).catch((error: unknown) => error);
  await expect(database.run(quick)).resolves.toEqual([{ one: 1 }]);
  await expect(database.runJob(quick)).resolves.toEqual([{ one: 1 }]);
  await expect(database.ping()).resolves.toBeUndefined();
  expect(await listed).toBeInstanceOf(BusyError);
  const refusals = await Promise.all(lists);
  expect(refusals.filter((error) => error instanceof TooSlowError)).toHaveLength(4);
  expect(refusals.filter((error) => error instanceof BusyError)).toHaveLength(2);
  await expect(database.runList(quick)).resolves.toEqual([{ one: 1 }]);
}, 20_000);

it('is ready while all that is written waits, and while jobs do', async () => {
  const { run, runJob } = database;
  const waiting = [...Array(12).fill(run), ...Array(4).fill(runJob)].map((runOne: typeof run) =>
    runOne({ text: 'select pg_sleep(3)', values: [] }),
  );
  for (let probe = 0; probe < 5; probe += 1) await database.ping();
  await Promise.all(waiting);
}, 20_000);

it('tries again what was undone because two waited for each other, and says so', async () => {
  // The one that waits last looks for a circle first: the service's statement is undone.
  await admin.query(`set deadlock_timeout = '1min'`);
  await admin.query('begin');
  await admin.query('update probe set value = value where value = 2');
  const read = database.run({
    name: 'read-probe',
    text: 'select value from probe order by value for update',
    values: [],
  });
  await untilLockWait(url);
  await admin.query('select 1 from probe where value = 1 for update');
  await expect.poll(() => told, { timeout: 60_000 }).toEqual([{ statement: 'read-probe', code: '40P01' }]);
  await admin.query('rollback');
  expect(await read).toEqual([{ value: 1 }, { value: 2 }]);
});

it('says of what was undone three times that it may come back, and tries nothing else again', async () => {
  await admin.query('create sequence tries');
  const failing = (code: string) =>
    database
      .run({
        text: `do $$ begin perform nextval('tries'); raise exception 'undone' using errcode = '${code}'; end $$`,
        values: [],
      })
      .catch((error: unknown) => error);
  const reason = await failing('40001');
  expect(isDatabaseUnavailable(reason), String(reason)).toBe(true);
  const tries = async () => (await admin.query('select last_value::int as tries from tries')).rows[0].tries;
  expect([await tries(), told.length]).toEqual([3, 2]);
  for (const code of ['40003', '57014', '25006', '23505', '55P03']) await failing(code);
  expect([await tries(), told.length]).toEqual([8, 2]);
});

it('makes a connection that is always busy anew after ten minutes, whoever answers at the address by then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const statement = { text: 'select pg_backend_pid() as pid', values: [] };
  const pids = new Set<number>();
  for (let passed = 0; passed < 11 * minuteMs; passed += 20 * secondMs) {
    for (const { pid } of await database.run<{ pid: number }>(statement)) pids.add(pid);
    vi.advanceTimersByTime(20 * secondMs);
  }
  expect(pids.size).toBe(2);
});

it('sets the limits of a session by statements: a pooler in between refuses parameters of a start that it does not know', async () => {
  const text = 'select name, setting, source from pg_settings where name = any($1::text[]) or source = $2';
  const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'jit'];
  const known = [
    'application_name',
    'client_encoding',
    'DateStyle',
    'TimeZone',
    'standard_conforming_strings',
  ];
  const expected = { run: 10_000, runJob: 10_000, runList: 5_000 } as const;
  for (const [kind, timeout] of Object.entries(expected)) {
    const run = database[kind as keyof typeof expected];
    const rows = await run<Record<'name' | 'setting' | 'source', string>>({
      text,
      values: [limits, 'client'],
    });
    const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
    expect(settings).toMatchObject({
      statement_timeout: String(timeout),
      idle_in_transaction_session_timeout: '15000',
      jit: 'off',
    });
    const started = rows.filter(({ source }) => source === 'client').map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(started));
  }
});
