import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { declarationBody } from '../../src/features/declaration/testing/declaration-body';
import { openDatabase } from '../../src/platform/database/open-database';
import { startPostgres } from '../postgres-cluster';
import { createDatabase, databaseUrl } from '../test-databases';
import { type ListFigures, measureLists } from './declaration-lists';
import { percentile } from './percentile';

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

async function startServer(url: string): Promise<{ child: ChildProcess; port: number }> {
  const entry = path.join(
    import.meta.dirname,
    '../../src/features/declaration/testing/declaration-server.ts',
  );
  const child = fork(entry, { env: { ...process.env, DATABASE_URL: url }, execArgv: ['--import', 'tsx'] });
  const [{ port }] = await once(child, 'message');
  return { child, port };
}

/** Resolves with the status of the answer. */
function send(agent: Agent, port: number, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'PUT',
        path: `/api/declaration/${randomUUID()}/`,
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          'x-claim-token': randomBytes(32).toString('base64url'),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

/** Comes back, as a client does, when a busy machine says so; the wait counts. */
async function put(agent: Agent, port: number, body: Buffer): Promise<void> {
  for (;;) {
    const status = await send(agent, port, body);
    if (status === 200) return;
    if (status !== 503) throw new Error(`refused: ${status}`);
    await pause(20);
  }
}

async function measurePuts(url: string): Promise<number[]> {
  const { child, port } = await startServer(url);
  const agent = new Agent({ keepAlive: true, maxSockets: writers });
  const body = Buffer.from(JSON.stringify(declarationBody()));
  for (let warm = 0; warm < 300; warm += 1) await put(agent, port, body);
  const durations = await during(() => put(agent, port, body));
  agent.destroy();
  child.kill('SIGKILL');
  await once(child, 'exit');
  return durations;
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
