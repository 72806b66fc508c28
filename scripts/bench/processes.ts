import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { put, type Service, startService } from '../../api/test/bench/declaration-writes';
import { percentile } from '../../api/test/bench/percentile';
import { freePort } from '../../api/test/free-port';
import { ownerOfCluster, startPostgres } from '../../api/test/postgres-cluster';
import { findProgram } from '../cluster/programs';
import { median } from './median';

export interface ProcessesFigures {
  /** Of the API, each with as large a share of the writers. */
  readonly processes: number;
  /** Between them and PostgreSQL. */
  readonly pooler: 'none' | 'pgbouncer';
  /** Drafts created through HTTP, each acknowledged after its commit; median of the rounds. */
  readonly putsPerSecond: number;
  readonly putP95Ms: number;
  /** Beside one process without a pooler, of the same round: the median, and the lowest. */
  readonly ratio: number;
  readonly lowestRatio: number;
  /** Sessions of PostgreSQL while they write. */
  readonly sessions: number;
}

const counts = [1, 2, 4] as const;
const writers = 64;
const rounds = 3;
const secondsOfRound = 4;
const secondsToWarm = 2;

interface Pooler {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** PgBouncer as `deploy/` has it, but for its passwords: one session a client. Null where its package is missing. */
async function startPooler(databaseUrl: string): Promise<Pooler | null> {
  const program = findProgram('pgbouncer');
  if (program === null) return null;
  const { hostname, port, pathname } = new URL(databaseUrl);
  const own = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-pooler-'));
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
retour = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=retour
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 120
max_client_conn = 2000
ignore_startup_parameters = extra_float_digits
logfile = ${path.join(folder, 'pgbouncer.log')}
`,
  );
  const owner = ownerOfCluster();
  if (owner !== undefined) for (const file of [folder, settings]) chownSync(file, owner.uid, owner.gid);
  const child: ChildProcess = spawn(program, ['-q', settings], { ...owner, cwd: folder, stdio: 'ignore' });
  const url = `postgresql://retour@127.0.0.1:${own}/retour`;
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 50; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return { url, stop };
    await pause(100);
  }
  await stop();
  throw new Error('PgBouncer did not start in 5 s.');
}

async function countSessions(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int from pg_stat_activity where application_name like 'retour-en-france%'",
  );
  await client.end();
  return rows[0].count;
}

/** Milliseconds of each write: the writers are shared among the processes, as the proxy does. */
async function writeAll(services: readonly Service[], seconds: number): Promise<readonly number[]> {
  const each = await Promise.all(services.map((service) => put(service, writers / services.length, seconds)));
  return each.flat();
}

interface Side {
  readonly processes: number;
  readonly pooler: ProcessesFigures['pooler'];
  readonly url: string;
}

interface Round {
  readonly durations: readonly number[];
  readonly sessions: number;
}

async function measure({ processes, url }: Side, databaseUrl: string): Promise<Round> {
  const services: Service[] = [];
  try {
    // One after the other: the first migrates.
    for (let at = 0; at < processes; at += 1) services.push(await startService(url));
    await writeAll(services, secondsToWarm);
    const sessions = await countSessions(databaseUrl);
    return { durations: await writeAll(services, secondsOfRound), sessions };
  } finally {
    for (const { child } of services) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
}

/** Acknowledged drafts of 1, 2 and 4 processes of the API on one PostgreSQL, with PgBouncer in between and without, by turns. */
export async function benchProcesses(): Promise<readonly ProcessesFigures[]> {
  const postgres = await startPostgres('durable');
  const pooler = await startPooler(postgres.url);
  try {
    const poolers = [
      { pooler: 'none', url: postgres.url } as const,
      ...(pooler === null ? [] : [{ pooler: 'pgbouncer', url: pooler.url } as const]),
    ];
    const sides = poolers.flatMap((between) => counts.map((processes) => ({ processes, ...between })));
    const measured: Round[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const turn: Round[] = [];
      for (const side of sides) turn.push(await measure(side, postgres.url));
      measured.push(turn);
    }
    return sides.map(({ processes, pooler: between }, at) => {
      const own = measured.flatMap((turn) => turn[at] ?? []);
      const ratios = measured.map(
        (turn) => (turn[at]?.durations.length ?? 0) / (turn[0]?.durations.length ?? 1),
      );
      const twoDigits = (value: number): number => Math.round(value * 100) / 100;
      return {
        processes,
        pooler: between,
        putsPerSecond: Math.round(median(own.map(({ durations }) => durations.length / secondsOfRound))),
        putP95Ms: Math.round(
          percentile(
            own.flatMap(({ durations }) => durations),
            95,
          ),
        ),
        ratio: twoDigits(median(ratios)),
        lowestRatio: twoDigits(Math.min(...ratios)),
        sessions: Math.max(...own.map(({ sessions }) => sessions)),
      };
    });
  } finally {
    await pooler?.stop();
    await postgres.stop();
  }
}
