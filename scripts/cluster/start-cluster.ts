import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ownerOfCluster } from '../../api/test/postgres-cluster';
import { runCommand } from '../setup/run-command.mjs';
import { type DataNode, prepareDataNode, type Replication } from './data-node';
import { preparePooler, prepareProxy, prepareStores } from './front';
import { type ClusterPlan, planCluster } from './plan';
import { programFile } from './programs';
import { type ClusterSecrets, newSecrets } from './secrets';
import { databaseAddress, prepareService, type ServiceProcess } from './service-process';
import { until } from './until';
import { settingsWriter } from './write-settings';

export interface ClusterOptions extends Replication {
  /** API processes behind the proxy; 0 for the database alone. */
  readonly processes: number;
  /** Variables of the environment of each process beside those of the cluster. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder of the release that the processes run at first, built; this one unless it is said. */
  readonly release?: string;
  readonly servicePort?: number;
  /** Full backup and journal from the start. */
  readonly isBackedUp: boolean;
  readonly tell: (line: string) => void;
  /** Ends a start that is under way: all that started is stopped. */
  readonly givenUp?: AbortSignal;
}

/** Everything that runs the service for a country, on one machine. */
export interface Cluster {
  readonly plan: ClusterPlan;
  readonly secrets: ClusterSecrets;
  readonly nodes: readonly DataNode[];
  readonly services: readonly ServiceProcess[];
  /** What travellers and officers reach. */
  readonly origin: string;
  /** Where a role finds the primary. */
  readonly databaseUrl: (role: 'retour_service' | 'retour_owner' | 'postgres') => string;
  /** The node that is the primary, once there is one. */
  readonly primary: () => Promise<DataNode>;
  /** Until there is a primary, and every other node follows it. */
  readonly whole: () => Promise<void>;
  readonly runBackup: (...args: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** How long a database that nobody has yet takes to be made, and copied twice, on a small machine. */
const maxBirthMs = 180_000;
const lastLines = 12;

async function findPrimary(nodes: readonly DataNode[]): Promise<DataNode | null> {
  const are = await Promise.all(nodes.map((node) => node.isPrimary()));
  return nodes[are.indexOf(true)] ?? null;
}

/** How many standbys follow the primary, and how many of them have all that is acknowledged. */
async function standbys(
  databaseUrl: string,
): Promise<{ readonly following: number; readonly synchronous: number }> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ state: string }>(
      "select sync_state as state from pg_stat_replication where state = 'streaming'",
    );
    return {
      following: rows.length,
      synchronous: rows.filter(({ state }) => state === 'sync' || state === 'quorum').length,
    };
  } catch {
    return { following: 0, synchronous: 0 };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A Patroni that finds stores which have not agreed on their version yet ends, and is not started again. */
async function areAgreed({ stores }: ClusterPlan): Promise<boolean> {
  const versions = stores.map(async ({ clientPort }) => {
    const answer = await fetch(`http://127.0.0.1:${clientPort}/version`, {
      signal: AbortSignal.timeout(2_000),
    });
    const { etcdcluster } = await answer.json();
    return etcdcluster !== 'not_decided';
  });
  const agreed = await Promise.all(versions).catch(() => [false]);
  return agreed.every(Boolean);
}

/** What a member wrote last: its folder goes with the cluster. */
function lastWords({ logs }: ClusterPlan, name: string): string {
  try {
    const lines = readFileSync(path.join(logs, `${name}.log`), 'utf8')
      .trimEnd()
      .split('\n');
    return `\n${name}: ${lines.slice(-lastLines).join('\n  ')}`;
  } catch {
    return '';
  }
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const {
    processes,
    settings = {},
    release,
    servicePort,
    isBackedUp,
    tell,
    isSynchronous,
    givenUp,
  } = options;
  const birth = { maxMs: maxBirthMs, givenUp };
  const owner = ownerOfCluster();
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-cluster-'));
  const forget = (): void => rmSync(folder, { recursive: true, force: true });
  // Interrupted, a proof has not the time to stop its cluster.
  process.once('exit', forget);
  const plan = await planCluster(folder, { processes, owner, ...(servicePort && { servicePort }) });
  const secrets = newSecrets();
  const write = settingsWriter(folder, owner);
  const context = { plan, secrets, owner, write, replication: { isSynchronous } };
  const stores = prepareStores(context);
  const proxy = prepareProxy(context);
  const pooler = preparePooler(context);
  const nodes = await Promise.all(plan.data.map((place) => prepareDataNode(place, context)));
  const services = plan.processPorts.map((_port, index) =>
    prepareService(index, plan, secrets, { settings, release }),
  );
  const passwords = {
    retour_service: secrets.serving,
    retour_owner: secrets.owner,
    postgres: secrets.superuser,
  };
  const databaseUrl = (role: keyof typeof passwords): string => databaseAddress(plan, role, passwords[role]);

  const primary = async (): Promise<DataNode> => {
    let found: DataNode | null = null;
    await until('a primary', async () => {
      found = await findPrimary(nodes);
      return found !== null;
    });
    if (found === null) throw new Error('no primary');
    return found;
  };

  const isSafe = async (wanted: number): Promise<boolean> => {
    const { following, synchronous } = await standbys(databaseUrl('postgres'));
    return following >= wanted && (!isSynchronous || synchronous > 0);
  };
  const words = (): string => nodes.map(({ name }) => lastWords(plan, name)).join('');
  const whole = async (): Promise<void> => {
    try {
      await until('every node follows', () => isSafe(nodes.length - 1), { maxMs: maxBirthMs });
    } catch (cause) {
      throw new Error(`${String(cause)}${words()}`, { cause });
    }
  };

  async function runPgBackRest(backupFile: string, args: readonly string[]): Promise<string> {
    const command = [programFile('pgbackrest'), `--config=${backupFile}`, '--stanza=retour', ...args];
    // Only who owns the files of the database may read them.
    const [file = '', ...rest] = owner === undefined ? command : ['setpriv', ...asOwner(owner), ...command];
    const { code, output } = await runCommand(file, rest, { cwd: folder });
    if (code !== 0) throw new Error(`pgbackrest ${args.join(' ')} failed: ${output}`);
    return output;
  }

  const runBackup: Cluster['runBackup'] = async (...args) => {
    const { backupFile } = await primary();
    return runPgBackRest(backupFile, args);
  };

  async function stop(): Promise<void> {
    for (const program of [...services, pooler, proxy]) await program.stop();
    for (const node of nodes) node.thaw();
    await Promise.all(nodes.map((node) => node.kill()));
    for (const store of stores) store.thaw();
    await Promise.all(stores.map((store) => store.kill()));
    await Promise.all(nodes.map((node) => node.closeLinks()));
    forget();
    process.off('exit', forget);
  }

  try {
    tell('stores of the cluster (etcd)…');
    for (const store of stores) store.start();
    proxy.start();
    await until('stores that agree', () => areAgreed(plan), birth);
    tell('a database on three nodes (Patroni, PostgreSQL)…');
    const [first, ...others] = nodes;
    first?.start();
    await until('a first primary', async () => (await findPrimary(nodes)) !== null, birth);
    if (isBackedUp) await runBackup('stanza-create');
    for (const node of others) node.start();
    await until('a standby that follows', () => isSafe(1), birth);
    pooler.start();
    if (isBackedUp) {
      tell('a first backup (pgBackRest)…');
      await runBackup('--type=full', 'backup');
    }
    if (processes > 0) tell(`${processes} processes of the service…`);
    for (const service of services) service.start();
    for (const service of services) {
      await until(`${service.name} ready`, service.isReady, birth);
    }
    if (!pooler.isRunning()) throw new Error(`the pooler ended${lastWords(plan, pooler.name)}`);
  } catch (cause) {
    const said = words();
    await stop();
    throw new Error(`The cluster did not start: ${String(cause)}${said}`, { cause });
  }
  return {
    plan,
    secrets,
    nodes,
    services,
    origin: `http://localhost:${plan.servicePort}`,
    databaseUrl,
    primary,
    whole,
    runBackup,
    stop,
  };
}

function asOwner({ uid, gid }: { readonly uid: number; readonly gid: number }): readonly string[] {
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
}
