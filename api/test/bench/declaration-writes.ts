import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { declarationBody } from '../../src/features/declaration/testing/declaration-body';
import { findPackageRoot } from '../../src/platform/package-root';
import { freePort } from '../free-port';
import { percentile } from './percentile';
import { requestBytes, sendLoad } from './send-load';

export interface WriteFigures {
  readonly writers: number;
  readonly rounds: number;
  readonly secondsOfRound: number;
  /** Drafts created through HTTP, each acknowledged after its commit, fsync on: one process of the service, as delivered. */
  readonly acknowledgedPutsPerSecond: number;
  readonly putMedianMs: number;
  readonly putP95Ms: number;
  /** BEGIN, INSERT, COMMIT of a row of the same size, same driver, same number of writers, same database. */
  readonly bareTransactionsPerSecond: number;
  /** Acknowledged PUTs in percent of the bare transactions of the same round: the median of the rounds, and the lowest. */
  readonly sharePercent: number;
  readonly lowestSharePercent: number;
}

/** A service with time to spare, and one at its capacity. */
const crowds = [16, 64] as const;
const rounds = 3;
const secondsOfRound = 4;
const secondsToWarm = 2;

export interface Service {
  readonly child: ChildProcess;
  readonly port: number;
}

/** The service as it is delivered. */
export async function startService(url: string): Promise<Service> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DATABASE_URL: url,
    TRIAL_TOOLS: 'on',
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

/** Milliseconds that each acknowledged write took. */
export async function put(
  { port }: Service,
  connections: number,
  seconds: number,
): Promise<readonly number[]> {
  const body = Buffer.from(JSON.stringify(declarationBody()));
  const nextRequest = (): Buffer =>
    requestBytes({
      method: 'PUT',
      path: `/api/declaration/${randomUUID()}/`,
      headers: { 'x-claim-token': randomBytes(32).toString('base64url') },
      body,
    });
  const { durations, failed } = await sendLoad({ port, nextRequest, connections, seconds });
  if (failed > 0) throw new Error(`${failed} writes were refused`);
  return durations;
}

/** How many transactions end in a round. */
async function transact(pool: pg.Pool, writers: number, payload: string): Promise<number> {
  const end = performance.now() + secondsOfRound * 1_000;
  let ended = 0;
  async function write(): Promise<void> {
    while (performance.now() < end) {
      const client = await pool.connect();
      await client.query('begin');
      await client.query({
        name: 'bare',
        text: 'insert into bare (id, payload) values ($1, $2)',
        values: [randomUUID(), payload],
      });
      await client.query('commit');
      client.release();
      ended += 1;
    }
  }
  await Promise.all(Array.from({ length: writers }, write));
  return ended;
}

async function prepareBare(pool: pg.Pool): Promise<string> {
  await pool.query('create table bare (id uuid primary key, payload json not null)');
  const stored = await pool.query(
    'select json_build_object($1::text, request, $2::text, assessment)::text as payload from declaration limit 1',
    ['request', 'assessment'],
  );
  return stored.rows[0].payload;
}

async function measureCrowd(
  service: Service,
  pool: pg.Pool,
  payload: string,
  writers: number,
): Promise<WriteFigures> {
  const durations: number[] = [];
  const shares: number[] = [];
  let transactions = 0;
  for (let round = 0; round < rounds; round += 1) {
    const puts = await put(service, writers, secondsOfRound);
    const bare = await transact(pool, writers, payload);
    durations.push(...puts);
    shares.push((100 * puts.length) / bare);
    transactions += bare;
  }
  return {
    writers,
    rounds,
    secondsOfRound,
    acknowledgedPutsPerSecond: Math.round(durations.length / (rounds * secondsOfRound)),
    putMedianMs: percentile(durations, 50),
    putP95Ms: percentile(durations, 95),
    bareTransactionsPerSecond: Math.round(transactions / (rounds * secondsOfRound)),
    sharePercent: Math.round(percentile(shares, 50)),
    lowestSharePercent: Math.round(Math.min(...shares)),
  };
}

/** Acknowledged writes and bare transactions, by turns, on a database that keeps its promises. */
export async function measureWrites(url: string): Promise<readonly WriteFigures[]> {
  const service = await startService(url);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  try {
    await put(service, crowds[0], secondsToWarm);
    const payload = await prepareBare(pool);
    const figures: WriteFigures[] = [];
    for (const writers of crowds) figures.push(await measureCrowd(service, pool, payload, writers));
    return figures;
  } finally {
    await pool.end();
    service.child.kill('SIGKILL');
    await once(service.child, 'exit');
  }
}
