import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import type { Owner } from '../../api/test/postgres-cluster';
import { deployFile } from '../deploy/deploy-file';
import { fillInFile } from '../deploy/fill-in';
import type { ClusterPlan, DataPlace } from './plan';
import { postgresPrograms, programFile } from './programs';
import { prepareProgram, type RunningProgram } from './running-program';
import type { ClusterSecrets } from './secrets';
import { openTcpLink, type TcpLink } from './tcp-link';
import type { WriteSettings } from './write-settings';

export interface Replication {
  /** Nothing is acknowledged before a standby has it: false is for showing what is lost without. */
  readonly isSynchronous: boolean;
}

/** A PostgreSQL with the Patroni that keeps it, and its cables to the stores. */
export interface DataNode extends RunningProgram, DataPlace {
  /** It runs, and can reach no store. */
  readonly cutOff: () => void;
  readonly joinAgain: () => void;
  /** What Patroni says of it now; null when it does not answer. */
  readonly role: () => Promise<string | null>;
  readonly isPrimary: () => Promise<boolean>;
  readonly closeLinks: () => Promise<void>;
  readonly patroniUrl: string;
  /** The configuration that its Patroni and its backups read. */
  readonly patroniFile: string;
  readonly backupFile: string;
}

/** The server that Patroni started: not its child, for it must outlive it. */
function postmaster(dataFolder: string): readonly number[] {
  try {
    const [pid] = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    // A server that was killed leaves its number behind, which may be another program's by now.
    return readlinkSync(`/proc/${pid}/cwd`) === dataFolder ? [Number(pid)] : [];
  } catch {
    return [];
  }
}

interface NodeContext {
  readonly plan: ClusterPlan;
  readonly secrets: ClusterSecrets;
  readonly owner: Owner | undefined;
  readonly write: WriteSettings;
  readonly replication: Replication;
}

function writeBackupSettings(place: DataPlace, { plan, write }: NodeContext): string {
  return write(
    `${place.name}/pgbackrest.conf`,
    fillInFile(deployFile('pgbackrest/pgbackrest.conf'), {
      REPOSITORY: plan.repository,
      LOG_FOLDER: plan.logs,
      LOCK_FOLDER: path.join(place.folder, 'lock'),
      SPOOL_FOLDER: path.join(place.folder, 'spool'),
      DATA_DIR: path.join(place.folder, 'data'),
      POSTGRES_PORT: place.port,
      SOCKET_FOLDER: path.join(place.folder, 'socket'),
    }),
  );
}

function writePatroniSettings(
  place: DataPlace,
  backupFile: string,
  links: readonly TcpLink[],
  { secrets, write, replication }: NodeContext,
): string {
  return write(
    `${place.name}/patroni.yml`,
    fillInFile(deployFile('patroni/patroni.yml'), {
      MEMBER: place.name,
      REST_ADDRESS: `127.0.0.1:${place.restPort}`,
      REST_PASSWORD: secrets.patroni,
      ETCD_HOSTS: links.map(({ port }) => `127.0.0.1:${port}`).join(','),
      // The addresses above are cables of ours: the stores' own would go around them.
      ETCD_ARE_PROXIES: 'true',
      SYNCHRONOUS: String(replication.isSynchronous),
      // Only what shows losses takes a standby that is far behind.
      MAX_LAG_BYTES: replication.isSynchronous ? 1_048_576 : 1_099_511_627_776,
      CREATE_DATABASE: write(
        `${place.name}/create-database.sh`,
        readFileSync(deployFile('patroni/create-database.sh'), 'utf8'),
        0o700,
      ),
      POSTGRES_ADDRESS: `127.0.0.1:${place.port}`,
      DATA_DIR: path.join(place.folder, 'data'),
      POSTGRES_PROGRAMS: postgresPrograms,
      PASSWORD_FILE: path.join(place.folder, 'pgpass'),
      SUPERUSER_PASSWORD: secrets.superuser,
      REPLICATION_PASSWORD: secrets.replication,
      REWIND_PASSWORD: secrets.rewind,
      SOCKET_FOLDER: path.join(place.folder, 'socket'),
      BACKUP_CONFIGURATION: backupFile,
      CLIENT_RULE: 'host',
      CLIENT_NETWORK: '127.0.0.1/32',
      WATCHDOG: 'off',
    }),
  );
}

/** Prepares a data node; `start` of it starts its Patroni. */
export async function prepareDataNode(place: DataPlace, context: NodeContext): Promise<DataNode> {
  const { plan, secrets, owner } = context;
  const links = await Promise.all(plan.stores.map(({ clientPort }) => openTcpLink(clientPort)));
  const backupFile = writeBackupSettings(place, context);
  const patroniFile = writePatroniSettings(place, backupFile, links, context);
  const patroniUrl = `http://127.0.0.1:${place.restPort}`;
  const program = prepareProgram({
    name: place.name,
    file: programFile('patroni'),
    args: [patroniFile],
    folder: place.folder,
    owner,
    logFile: path.join(plan.logs, `${place.name}.log`),
    env: {
      RETOUR_OWNER_PASSWORD: secrets.owner,
      RETOUR_SERVING_PASSWORD: secrets.serving,
      RETOUR_REWIND_PASSWORD: secrets.rewind,
    },
    others: () => postmaster(path.join(place.folder, 'data')),
  });
  const role = async (): Promise<string | null> => {
    try {
      const answer = await fetch(`${patroniUrl}/patroni`, { signal: AbortSignal.timeout(2_000) });
      const { role = null, state } = await answer.json();
      return state === 'running' ? role : null;
    } catch {
      return null;
    }
  };
  return {
    ...place,
    ...program,
    patroniUrl,
    patroniFile,
    backupFile,
    cutOff: () => {
      for (const link of links) link.cut();
    },
    joinAgain: () => {
      for (const link of links) link.restore();
    },
    role,
    // Patroni calls it « master » up to its version 4.
    isPrimary: async () => ['master', 'primary'].includes((await role()) ?? ''),
    closeLinks: async () => {
      await Promise.all(links.map((link) => link.close()));
    },
  };
}
