import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildServer, type ServerProgram } from '../test/build-server';
import { freePort } from '../test/free-port';
import { createDatabase, databaseUrl } from '../test/test-databases';
import { untilLockWait } from '../test/until-lock-wait';

let program: ServerProgram;
let url = '';
let admin: pg.Client;
const children: ChildProcess[] = [];

beforeAll(async () => {
  program = await buildServer(path.join(import.meta.dirname, 'server.ts'));
  await createDatabase(inject('postgresUrl'), 'started_together');
  url = databaseUrl(inject('postgresUrl'), 'started_together');
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await admin.end();
  program.remove();
});

interface Process {
  readonly child: ChildProcess;
  /** Everything it wrote so far. */
  readonly written: () => string;
}

async function start(): Promise<Process> {
  const env = {
    PATH: process.env.PATH,
    PORT: String(await freePort()),
    STAND_IN_PORT: String(await freePort()),
    DATABASE_URL: url,
    TRIAL_TOOLS: 'on',
  };
  const child = spawn(process.execPath, [program.file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += chunk));
  return { child, written: () => written };
}

const listening = /"msg":"Server listening/;

it('migrate one after the other, the second saying that it waits, even for one that is killed meanwhile', async () => {
  // Somebody else makes a table of the first migration and does not come to an end: it lasts as long as they want.
  await admin.query('begin');
  await admin.query('create table exchange_fixing (id integer)');
  const first = await start();
  await untilLockWait(url);
  const second = await start();
  await expect
    .poll(second.written)
    .toMatch(/"level":40.*"seconds":0,"msg":"waiting: another process is migrating the database"/);

  const ended = once(first.child, 'exit');
  first.child.kill('SIGKILL');
  await ended;
  const migrating = `select 1 from pg_stat_activity where datname = current_database() and application_name like '%migrations'`;
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await expect.poll(async () => (await other.query(migrating)).rowCount).toBe(1);
  await other.end();
  await untilLockWait(url);
  expect(second.written()).not.toMatch(listening);

  await admin.query('rollback');
  const third = await start();
  await expect.poll(second.written).toMatch(listening);
  await expect.poll(third.written).toMatch(listening);
});
