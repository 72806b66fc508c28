import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ownerOfCluster } from '../../api/test/postgres-cluster';
import { absolute } from '../checks/source-files';
import { postgresPrograms, whyNoCluster } from '../cluster/programs';
import { prepareProgram } from '../cluster/running-program';
import { type Cluster, startCluster } from '../cluster/start-cluster';
import { until } from '../cluster/until';
import { type Typing, typeSoundCommand } from '../runbooks/type-command';
import { runCommand } from '../setup/run-command.mjs';
import type { Figure, Outcome, Proof, ProofContext } from './proof';
import { settingsForWriters, startWriters } from './writers';

const declarations = 100_000;
const writers = 16;
/** Between what must come back and the accident: the journal is read up to a moment. */
const betweenMs = 1_500;
const maxRestoreMs = 600_000;
/** Promised. */
const maxSeconds = 300;

/** What a database holds: the number of rows of each table, and a digest of all their content. */
export type Digests = Readonly<Record<string, string>>;

export async function withClient<Answer>(
  url: string,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Of every table that is kept in the journal; counts of calls are not, and are forgotten by a crash. */
export function digestsOf(url: string): Promise<Digests> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace",
    );
    const digests: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${client.escapeIdentifier(name)} t`,
      );
      digests[name] = rows[0]?.digest ?? '';
    }
    return digests;
  });
}

/** Restores the cluster's database beside it, as pgBackRest is asked to, and serves it. */
async function restore(
  cluster: Cluster,
  typeRestore: (typing: Typing) => Promise<string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const owner = ownerOfCluster();
  const folder = path.join(cluster.plan.folder, 'restored');
  mkdirSync(folder, { mode: 0o700 });
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const [{ backupFile } = { backupFile: '' }] = cluster.nodes;
  await typeRestore({
    owner,
    folder,
    env: { PGBACKREST_CONFIG: backupFile },
    places: { '/var/lib/retour/restored': folder },
  });
  const port = cluster.plan.databasePort + 1_000;
  const logFile = path.join(cluster.plan.logs, 'restored.log');
  const server = prepareProgram({
    name: 'restored',
    file: path.join(postgresPrograms, 'postgres'),
    // It archives nothing: the journal of the cluster goes on in its own.
    args: [
      '-D',
      folder,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'archive_mode=off',
      '-c',
      'synchronous_standby_names=',
      // What came back names these where the lost database stood.
      '-c',
      `hba_file=${path.join(folder, 'pg_hba.conf')}`,
      '-c',
      `ident_file=${path.join(folder, 'pg_ident.conf')}`,
    ],
    folder,
    owner,
    logFile,
    // It fetches the journal by itself.
    env: { PGBACKREST_CONFIG: backupFile },
  });
  server.start();
  const url = `postgresql://postgres:${cluster.secrets.superuser}@127.0.0.1:${port}/retour`;
  await until(
    'the restored database',
    async () => {
      if (!server.isRunning())
        throw new Error(`the restored database ended: ${readFileSync(logFile, 'utf8').slice(-600)}`);
      try {
        const { rows } = await withClient(url, (client) =>
          client.query('select pg_is_in_recovery() as reads'),
        );
        return rows[0]?.reads === false;
      } catch {
        return false;
      }
    },
    { maxMs: maxRestoreMs },
  );
  return { url, stop: server.stop };
}

/** What an accident leaves to restore by, and what it is known by. */
interface Accident {
  /** Types what restores it. */
  readonly typeRestore: (typing: Typing) => Promise<string>;
  readonly figures: readonly Figure[];
}

/** Fills a cluster, has an accident, restores, and compares every table. */
async function proveRestored(
  { scale, tell }: ProofContext,
  accident: (cluster: Cluster, before: Digests) => Promise<Accident>,
): Promise<Outcome> {
  const cluster = await startCluster({
    processes: 2,
    isSynchronous: true,
    isBackedUp: true,
    settings: settingsForWriters,
    tell,
  });
  try {
    const wanted = Math.max(200, Math.round(declarations * scale));
    const writing = startWriters(cluster.origin, { count: writers });
    await until('declarations enough', () => writing.acknowledged.length >= 2 * wanted, {
      maxMs: 3_600_000,
    });
    await writing.stop();
    // Nobody writes any more: what is there is what must come back.
    await Promise.all(cluster.services.map((service) => service.stop()));
    const before = await digestsOf(cluster.databaseUrl('postgres'));
    const { typeRestore, figures } = await accident(cluster, before);
    const started = performance.now();
    const restored = await restore(cluster, typeRestore);
    const seconds = (performance.now() - started) / 1_000;
    const after = await digestsOf(restored.url);
    const verified = await runCommand(process.execPath, [absolute('api/dist/verify-log.js')], {
      env: { DATABASE_URL: restored.url },
    });
    await restored.stop();
    const tables = Object.keys(before);
    const different = tables.filter((name) => before[name] !== after[name]);
    tell(
      `${wanted} declarations restored in ${seconds.toFixed(1)} s; tables that differ: ${different.join(', ') || 'none'}`,
    );
    return {
      tried: tables.length,
      failed: different.length,
      figures: [
        { name: 'tables that differ', value: different.length, unit: '', max: 0 },
        ...figures,
        { name: 'faults of the access log', value: verified.code, unit: '', max: 0 },
        { name: 'restored in', value: seconds, unit: 's', max: maxSeconds },
      ],
    };
  } finally {
    await cluster.stop();
  }
}

/** A backup as its page has it made, and looked at. */
async function backUp(cluster: Cluster): Promise<void> {
  const { backupFile } = await cluster.primary();
  const status = path.join(cluster.plan.folder, 'status');
  const owner = ownerOfCluster();
  mkdirSync(status);
  if (owner !== undefined) chownSync(status, owner.uid, owner.gid);
  // Only who owns the files of the database may read them.
  const typing = { owner, folder: status, env: { PGBACKREST_CONFIG: backupFile } };
  await typeSoundCommand('pgbackrest --stanza=retour backup && touch /var/lib/retour/status/backup', {
    ...typing,
    places: { '/var/lib/retour/status': status },
  });
  const told = await typeSoundCommand('pgbackrest info', typing);
  if (!existsSync(path.join(status, 'backup')) || !told.includes('incr backup'))
    throw new Error(`the backup is not told: ${told}`);
}

export const restoreProof: Proof = {
  id: 'R10',
  title: 'A backup brings everything back when every database is lost',
  missing: whyNoCluster,
  prove: (context) =>
    proveRestored(context, async (cluster) => {
      await backUp(cluster);
      for (const node of cluster.nodes) {
        await node.kill();
        rmSync(path.join(node.folder, 'data'), { recursive: true, force: true });
      }
      const left = await Promise.all(cluster.nodes.map((node) => node.role()));
      const serving = left.filter((role) => role !== null).length;
      return {
        typeRestore: (typing) =>
          typeSoundCommand(
            'pgbackrest --stanza=retour --pg1-path=/var/lib/retour/restored --type=immediate --target-action=promote restore',
            typing,
          ),
        figures: [{ name: 'databases left', value: serving, unit: '', max: 0 }],
      };
    }),
};

export const momentProof: Proof = {
  id: 'R14',
  title: 'A database is restored to the second before a deletion',
  missing: whyNoCluster,
  prove: (context) =>
    proveRestored(context, async (cluster, before) => {
      const url = cluster.databaseUrl('postgres');
      await delay(betweenMs);
      const moment = await withClient(url, async (client) => {
        const { rows } = await client.query<{ moment: string }>('select clock_timestamp()::text as moment');
        return rows[0]?.moment ?? '';
      });
      await delay(betweenMs);
      await withClient(url, (client) => client.query('truncate declaration cascade'));
      await delay(betweenMs);
      await withClient(url, (client) => client.query('select pg_switch_wal()'));
      const after = await digestsOf(url);
      const damaged = Object.keys(before).filter((name) => before[name] !== after[name]).length;
      return {
        typeRestore: (typing) =>
          typeSoundCommand(
            "pgbackrest --stanza=retour --pg1-path=/var/lib/retour/restored --type=time --target='2026-11-26 14:05:00+01' --target-action=promote restore",
            { ...typing, places: { ...typing.places, '2026-11-26 14:05:00+01': moment } },
          ),
        figures: [{ name: 'tables that the accident changed', value: damaged, unit: '', min: 1 }],
      };
    }),
};
