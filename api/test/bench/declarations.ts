import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { declarationBody } from '../../src/features/declaration/testing/declaration-body';
import { openDatabase } from '../../src/platform/database/open-database';
import { findPackageRoot } from '../../src/platform/package-root';
import { freePort } from '../free-port';
import { startPostgres } from '../postgres-cluster';
import { createDatabase, databaseUrl } from '../test-databases';
import { type ListFigures, measureLists } from './declaration-lists';
import { percentile } from './percentile';
import { requestBytes, sendLoad } from './send-load';

export interface DeclarationFigures {
  readonly writers: number;
  readonly seconds: number;
  /** Drafts created through HTTP, each acknowledged after its commit, fsync on. */
  readonly acknowledgedPutsPerSecond: number;
  readonly putMedianMs: number;
  readonly putP95Ms: number;
  /** BEGIN, INSERT, COMMIT of a row of the same size, same driver, same number of writers, same database. */
  readonly bareTransactionsPerSecond: number;
  /** The same INSERT alone, which commits by itself: one round trip. */
  readonly bareInsertsPerSecond: number;
  /** Acknowledged PUTs in percent of the bare transactions. */
  readonly sharePercent: number;
  readonly lists: ListFigures;
}

const writers = 16;
const seconds = 6;
const secondsToWarm = 2;

async function during(work: () => Promise<unknown>): Promise<number[]> {
  const end = performance.now() + seconds * 1_000;
  const durations: number[] = [];
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await work();
        durations.push(performance.now() - start);
      }
    }),
  );
  return durations;
}

/** The service as it is delivered, on a database of its own. */
async function startServer(url: string): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DATABASE_URL: url,
    // A bench is one caller: the limit by address is tested elsewhere.
    DECLARATIONS_PER_MINUTE: '10000000',
  };
  const program = path.join(findPackageRoot(), 'dist/server.js');
  const child = spawn(process.execPath, [program], { stdio: 'ignore', env });
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    if (ready?.ok) return { child, port };
    await pause(100);
  }
  throw new Error('The service did not start in 30 s.');
}

async function measurePuts(url: string): Promise<readonly number[]> {
  const { child, port } = await startServer(url);
  const body = Buffer.from(JSON.stringify(declarationBody()));
  const nextRequest = (): Buffer =>
    requestBytes({
      method: 'PUT',
      path: `/api/declaration/${randomUUID()}/`,
      headers: { 'x-claim-token': randomBytes(32).toString('base64url') },
      body,
    });
  await sendLoad({ port, nextRequest, connections: writers, seconds: secondsToWarm });
  const load = await sendLoad({ port, nextRequest, connections: writers, seconds });
  child.kill('SIGKILL');
  await once(child, 'exit');
  if (load.failed > 0) throw new Error(`${load.failed} writes were refused`);
  return load.durations;
}

async function measureBareInserts(url: string): Promise<{ transactions: number; inserts: number }> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query('create table bare (id uuid primary key, payload json not null)');
  const stored = await pool.query(
    'select json_build_object($1::text, request, $2::text, assessment)::text as payload from declaration limit 1',
    ['request', 'assessment'],
  );
  const payload: string = stored.rows[0].payload;
  const insert = (client: pg.Pool | pg.PoolClient): Promise<unknown> =>
    client.query({
      name: 'bare',
      text: 'insert into bare (id, payload) values ($1, $2)',
      values: [randomUUID(), payload],
    });
  const transactions = await during(async () => {
    const client = await pool.connect();
    await client.query('begin');
    await insert(client);
    await client.query('commit');
    client.release();
  });
  const inserts = await during(() => insert(pool));
  await pool.end();
  return { transactions: transactions.length, inserts: inserts.length };
}

/** Writes and lists of declarations on a real PostgreSQL that keeps its promises (fsync on). */
export async function benchDeclarations(rows = 1_000_000): Promise<DeclarationFigures> {
  const cluster = await startPostgres({ durable: true });
  try {
    await createDatabase(cluster.url, 'bench');
    const url = databaseUrl(cluster.url, 'bench');
    const puts = await measurePuts(url);
    const bare = await measureBareInserts(url);
    const database = await openDatabase({
      databaseUrl: url,
      dataDir: '',
      onConnectionError: () => undefined,
    });
    const lists = await measureLists(database.run, url, rows);
    await database.close();
    return {
      writers,
      seconds,
      acknowledgedPutsPerSecond: Math.round(puts.length / seconds),
      putMedianMs: percentile(puts, 50),
      putP95Ms: percentile(puts, 95),
      bareTransactionsPerSecond: Math.round(bare.transactions / seconds),
      bareInsertsPerSecond: Math.round(bare.inserts / seconds),
      sharePercent: Math.round((100 * puts.length) / bare.transactions),
      lists,
    };
  } finally {
    await cluster.stop();
  }
}
