/**
 * Writes on a disk that fills up, on both engines, and makes room again: `scripts/prove/full-disk.ts` reads what it prints. As root, on Linux:
 * the disk is one in memory, of its own size.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { declarationBody } from '../../src/features/declaration/testing/declaration-body';
import { newToken, startDeclarations } from '../../src/features/declaration/testing/start-declarations';
import { openDatabase } from '../../src/platform/database/open-database';
import { startPostgres } from '../postgres-cluster';
import { createDatabase, databaseUrl } from '../test-databases';

const rounds = Number(process.argv[2]);
const diskMegabytes = 400;
const writesBefore = 5;
const writesWhileFull = 20;
const maxWritesUntilFull = 5_000;

/** What there is no more room for, by how much is left: a page of a table, or the next file of the log, which takes 16 MB. */
const kinds = { table: 600_000, log: 9_000_000 } as const;

interface Place {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** What keeps a database running does so, where it did not come back by itself. */
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function openPlace(engine: 'embedded' | 'server', disk: string): Promise<Place> {
  const nothing = async (): Promise<void> => undefined;
  const folder = path.join(disk, 'data');
  if (engine === 'embedded')
    return { databaseUrl: null, dataDir: folder, startAgain: nothing, stop: nothing };
  const cluster = await startPostgres('durable', ['max_wal_size=64MB', 'min_wal_size=32MB'], disk);
  await createDatabase(cluster.url, 'disk');
  const { restart: startAgain, stop } = cluster;
  return { databaseUrl: databaseUrl(cluster.url, 'disk'), dataDir: '', startAgain, stop };
}

interface Told {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly lost: number;
  readonly uneven: number;
  /** Refused otherwise than by a 503 that says so in French, and when to come back. */
  readonly unclear: number;
  readonly startedAgain: number;
  readonly slowestReturnSeconds: number;
}

async function writeOn(engine: 'embedded' | 'server', disk: string): Promise<Told> {
  const place = await openPlace(engine, disk);
  const open = () => openDatabase({ ...place, onConnectionError: () => undefined });
  const database = await open();
  const api = await startDeclarations({ database, dispose: database.close });
  const acknowledged = new Set<string>();
  const tokens = new Map<string, string>();
  let [refused, unclear, startedAgain, slowestReturnSeconds] = [0, 0, 0, 0];

  const write = async (id: string = randomUUID()): Promise<boolean> => {
    const token = tokens.get(id) ?? newToken();
    tokens.set(id, token);
    const answer = await api.call('PUT', `${id}/`, { token, body: declarationBody() });
    if (answer.statusCode === 200) {
      acknowledged.add(id);
      return true;
    }
    refused += 1;
    const isClear =
      answer.statusCode === 503 &&
      answer.headers['retry-after'] !== undefined &&
      answer.json().title === 'Service indisponible';
    if (!isClear) unclear += 1;
    return false;
  };
  const free = (): number => {
    const { bavail, bsize } = statfsSync(disk);
    return bavail * bsize;
  };
  const filler = path.join(disk, 'filler');

  for (let round = 0; round < rounds; round += 1) {
    const kind = round % 2 === 0 ? 'table' : 'log';
    for (let count = 0; count < writesBefore; count += 1) await write();
    writeFileSync(filler, Buffer.alloc(Math.max(0, free() - kinds[kind])));
    if (kind === 'log')
      await database.run({ text: 'select pg_switch_wal()', values: [] }).catch(() => undefined);
    let tries = 0;
    while ((await write()) && tries < maxWritesUntilFull) tries += 1;
    if (tries === maxWritesUntilFull) throw new Error(`the disk was never full (${engine}, ${kind})`);
    await Promise.all(Array.from({ length: writesWhileFull }, () => write()));
    rmSync(filler);
    const madeRoom = performance.now();
    let isAsked = false;
    while (!(await write())) {
      const seconds = (performance.now() - madeRoom) / 1_000;
      if (seconds > 60) throw new Error(`no write a minute after there was room (${engine}, ${kind})`);
      if (seconds > 5 && !isAsked) {
        isAsked = true;
        startedAgain += 1;
        await place.startAgain();
      }
      await pause(100);
    }
    slowestReturnSeconds = Math.max(slowestReturnSeconds, (performance.now() - madeRoom) / 1_000);
    // Whoever was refused sends the same again.
    for (const id of tokens.keys()) if (!acknowledged.has(id)) await write(id);
  }

  await api.app.close();
  await database.close();
  const again = await open();
  const rows = await again.run<{ id: string; version: number; entries: number }>({
    text: `select d.id, d.version, (select count(*)::int from declaration_history h where h.declaration_id = d.id) as entries
      from declaration d`,
    values: [],
  });
  await again.close();
  await place.stop();
  const stored = new Set(rows.map(({ id }) => id));
  return {
    rounds,
    acknowledged: acknowledged.size,
    refused,
    lost: [...acknowledged].filter((id) => !stored.has(id)).length,
    // Each was written once, whether or not it was sent again.
    uneven: rows.filter(({ version, entries }) => version !== 1 || entries !== 1).length,
    unclear,
    startedAgain,
    slowestReturnSeconds,
  };
}

async function onFullDisk(engine: 'embedded' | 'server'): Promise<Told> {
  const disk = mkdtempSync(path.join(tmpdir(), 'retour-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk]);
  try {
    // PostgreSQL runs as another user there.
    chmodSync(disk, 0o1777);
    return await writeOn(engine, disk);
  } finally {
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

const told = { embedded: await onFullDisk('embedded'), server: await onFullDisk('server') };
process.stdout.write(`\n${JSON.stringify(told)}\n`);
process.exit(0);
