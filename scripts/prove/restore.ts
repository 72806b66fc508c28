import { chownSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ownerOfCluster } from '../../api/test/postgres-cluster';
import { absolute } from '../checks/source-files';
import { whyNoCluster } from '../cluster/programs';
import { type Cluster, startCluster } from '../cluster/start-cluster';
import { until } from '../cluster/until';
import { startCommand, type Typing, typeSoundCommand } from '../runbooks/type-command';
import { runCommand } from '../setup/run-command.mjs';
import type { Figure, Outcome, Proof, ProofContext } from './proof';
import { settingsForWriters, startWriters, type Writers } from './writers';

const declarations = 100_000;
const writers = 16;
/** Of what is declared before the last backup, how much is after it. */
const laterShare = 0.05;
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

/** A database that was restored beside what is left of its cluster, and is served. */
interface Restored {
  readonly url: string;
  /** Has it dumped as its page says. */
  readonly dump: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Restores the cluster's database beside it, and serves it, both as their page says. */
async function restore(
  cluster: Cluster,
  typeRestore: (typing: Typing) => Promise<string>,
): Promise<Restored> {
  const place = path.join(cluster.plan.folder, 'beside');
  const owner = ownerOfCluster();
  const [{ backupFile } = { backupFile: '' }] = cluster.nodes;
  const port = cluster.plan.databasePort + 1_000;
  const { uid, gid } = owner ?? { uid: process.getuid?.(), gid: process.getgid?.() };
  await typeSoundCommand('install -d -m 0700 -o postgres -g postgres /var/lib/retour', {
    places: { '-o postgres -g postgres': `-o ${uid} -g ${gid}`, '/var/lib/retour': place },
  });
  const typing = {
    owner,
    folder: cluster.plan.folder,
    // The server fetches the journal by itself.
    env: { PGBACKREST_CONFIG: backupFile },
    places: { '/var/lib/retour': place },
  };
  await typeRestore(typing);
  const server = startCommand(
    '/usr/lib/postgresql/15/bin/postgres -D /var/lib/retour/restored -p 5433 -k /var/lib/retour/restored -c listen_addresses=127.0.0.1 -c archive_mode=off -c synchronous_standby_names= -c hba_file=/var/lib/retour/restored/pg_hba.conf -c ident_file=/var/lib/retour/restored/pg_ident.conf',
    { ...typing, places: { ...typing.places, 5433: String(port) } },
  );
  const stop = async (): Promise<void> => {
    // As Ctrl+C does.
    server.interrupt('SIGINT');
    await server.ended;
  };
  const url = `postgresql://postgres:${cluster.secrets.superuser}@127.0.0.1:${port}/retour`;
  const isServed = async (): Promise<boolean> => {
    if (server.child.exitCode !== null)
      throw new Error(`the restored database ended: ${server.output().slice(-600)}`);
    try {
      const { rows } = await withClient(url, (client) => client.query('select pg_is_in_recovery() as reads'));
      return rows[0]?.reads === false;
    } catch {
      return false;
    }
  };
  try {
    await until('the restored database', isServed, { maxMs: maxRestoreMs });
  } catch (cause) {
    await stop();
    throw cause;
  }
  const dump = async (): Promise<void> => {
    await typeSoundCommand(
      'umask 077; pg_dump --host=/var/lib/retour/restored --port=5433 --format=custom --file=/var/lib/retour/restored.dump retour',
      { ...typing, places: { ...typing.places, 5433: String(port) } },
    );
    // Throws where nothing was dumped.
    const { mode } = statSync(path.join(place, 'restored.dump'));
    if ((mode & 0o077) !== 0) throw new Error('others may read what was dumped');
  };
  return { url, dump, stop };
}

/** A cluster that is written to, until an accident. */
interface Scene {
  readonly cluster: Cluster;
  readonly writing: Writers;
  /** How many declarations it has at least. */
  readonly wanted: number;
  /** Nobody writes any more: gives what is there, which must come back. */
  readonly stopWriting: () => Promise<Digests>;
}

/** What an accident leaves to restore by, and what it is known by. */
interface Accident {
  /** What was there. */
  readonly before: Digests;
  /** Types what restores it. */
  readonly typeRestore: (typing: Typing) => Promise<string>;
  readonly figures: readonly Figure[];
}

/** Fills a cluster, has an accident, restores, and compares every table. */
async function proveRestored(
  { scale, tell }: ProofContext,
  accident: (scene: Scene) => Promise<Accident>,
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
    const stopWriting = async (): Promise<Digests> => {
      await writing.stop();
      await Promise.all(cluster.services.map((service) => service.stop()));
      return digestsOf(cluster.databaseUrl('postgres'));
    };
    const { before, typeRestore, figures } = await accident({ cluster, writing, wanted, stopWriting });
    const started = performance.now();
    const restored = await restore(cluster, typeRestore);
    const seconds = (performance.now() - started) / 1_000;
    const after = await digestsOf(restored.url);
    const verified = await runCommand(process.execPath, [absolute('api/dist/verify-log.js')], {
      env: { DATABASE_URL: restored.url },
    });
    await restored.dump().finally(restored.stop);
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

/** A backup as its page has it made, from the first one on, and looked at. */
async function backUp(cluster: Cluster): Promise<void> {
  const { backupFile } = await cluster.primary();
  const status = path.join(cluster.plan.folder, 'status');
  const owner = ownerOfCluster();
  mkdirSync(status);
  if (owner !== undefined) chownSync(status, owner.uid, owner.gid);
  // Only who owns the files of the database may read them.
  const typing = { owner, folder: status, env: { PGBACKREST_CONFIG: backupFile } };
  // All of it is on this machine.
  const touching = {
    ...typing,
    places: { 'ssh app1.example.org ': '', '/var/lib/retour/status': status },
  };
  await typeSoundCommand('pgbackrest --stanza=retour stanza-create', typing);
  await typeSoundCommand(
    'pgbackrest --stanza=retour --type=full backup && ssh app1.example.org touch /var/lib/retour/status/backup',
    touching,
  );
  await typeSoundCommand(
    'pgbackrest --stanza=retour backup && ssh app1.example.org touch /var/lib/retour/status/backup',
    touching,
  );
  const told = await typeSoundCommand('pgbackrest info', typing);
  if (!existsSync(path.join(status, 'backup')) || !told.includes('incr backup'))
    throw new Error(`the backup is not told: ${told}`);
}

/** Has what was written so far archived at once, as it is within a minute, and waits for that. */
async function archiveJournal(url: string): Promise<void> {
  const lastSegment = await withClient(url, async (client) => {
    const { rows } = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_create_restore_point('the last that is archived')) as segment",
    );
    await client.query('select pg_switch_wal()');
    return rows[0]?.segment ?? '';
  });
  await until('the journal in the archive', () =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ segment: string | null }>(
        'select last_archived_wal as segment from pg_stat_archiver',
      );
      return (rows[0]?.segment ?? '') >= lastSegment;
    }),
  );
}

export const restoreProof: Proof = {
  id: 'R10',
  title: 'A backup and the journal bring everything back when every database is lost',
  missing: whyNoCluster,
  prove: (context) =>
    proveRestored(context, async ({ cluster, writing, wanted, stopWriting }) => {
      await backUp(cluster);
      const inBackup = writing.acknowledged.length;
      const later = Math.round(wanted * laterShare);
      await until('declarations after the backup', () => writing.acknowledged.length >= inBackup + later, {
        maxMs: 3_600_000,
      });
      const before = await stopWriting();
      await archiveJournal(cluster.databaseUrl('postgres'));
      for (const node of cluster.nodes) {
        await node.kill();
        rmSync(path.join(node.folder, 'data'), { recursive: true, force: true });
      }
      const left = await Promise.all(cluster.nodes.map((node) => node.role()));
      const serving = left.filter((role) => role !== null).length;
      return {
        before,
        typeRestore: (typing) =>
          typeSoundCommand('pgbackrest --stanza=retour --pg1-path=/var/lib/retour/restored restore', typing),
        figures: [
          { name: 'databases left', value: serving, unit: '', max: 0 },
          {
            name: 'acknowledged after the backup',
            value: writing.acknowledged.length - inBackup,
            unit: '',
            min: later,
          },
        ],
      };
    }),
};

export const momentProof: Proof = {
  id: 'R14',
  title: 'A database is restored to the second before a deletion',
  missing: whyNoCluster,
  prove: (context) =>
    proveRestored(context, async ({ cluster, stopWriting }) => {
      const before = await stopWriting();
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
        before,
        typeRestore: (typing) =>
          typeSoundCommand(
            "pgbackrest --stanza=retour --pg1-path=/var/lib/retour/restored --type=time --target='2026-11-26 14:05:00+01' --target-action=promote restore",
            { ...typing, places: { ...typing.places, '2026-11-26 14:05:00+01': moment } },
          ),
        figures: [{ name: 'tables that the accident changed', value: damaged, unit: '', min: 1 }],
      };
    }),
};
