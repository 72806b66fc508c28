import pg from 'pg';
import type { ConnectionCounts } from './database';
import { isReadOnly } from './unavailable';
import { watchReplication } from './unreplicated-write';

/** Connections that a process keeps for each kind of work, at the most. */
export interface ServerConnections {
  readonly work: number;
  readonly lists: number;
  readonly jobs: number;
}

export const usualConnections: ServerConnections = { work: 10, lists: 4, jobs: 2 };

/** Each kind of work has its own connections, so that none keeps another waiting; readiness has one. */
const kinds = ['work', 'lists', 'jobs', 'readiness'] as const;
export type Kind = (typeof kinds)[number];

export interface PoolPlace {
  readonly url: string;
  readonly onConnectionError: (error: Error) => void;
  readonly connections?: ServerConnections;
}

const commonOptions = {
  idleTimeoutMillis: 30_000,
  // A busy connection would never learn that its address leads to another server by now.
  maxLifetimeSeconds: 600,
  keepAlive: true,
} as const;

export const pingTimeoutMs = 2_000;
const usualTimeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 15_000,
} as const;
/** In milliseconds: to get a connection, for the server to end a statement, and to hear of it. */
const timeouts: Readonly<Record<Kind, Readonly<Record<keyof typeof usualTimeouts, number>>>> = {
  work: usualTimeouts,
  // Short: people are looking at the page, and ask again.
  lists: { connectionTimeoutMillis: 3_000, statement_timeout: 5_000, query_timeout: 8_000 },
  jobs: usualTimeouts,
  readiness: {
    connectionTimeoutMillis: pingTimeoutMs,
    statement_timeout: pingTimeoutMs,
    query_timeout: pingTimeoutMs,
  },
};

/**
 * What each session is set to, by a statement of its own: as parameters of its start, a pooler in between refuses them. To compile
 * a plan takes longer than to run any of ours; a bitmap that does not fit reads ten times as many rows again.
 */
function settingsOf(kind: Kind): string {
  const settings = {
    statement_timeout: timeouts[kind].statement_timeout,
    idle_in_transaction_session_timeout: 15_000,
    jit: 'off',
    ...(kind === 'lists' ? { work_mem: "'32MB'" } : {}),
  };
  return Object.entries(settings)
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ');
}

type Pools = Readonly<Record<Kind, pg.Pool>>;

export interface ServerPools {
  /** Does some work on the pool of the moment. */
  readonly using: <Result>(kind: Kind, work: (pool: pg.Pool) => Promise<Result>) => Promise<Result>;
  readonly counts: () => readonly ConnectionCounts[];
  readonly close: () => Promise<void>;
}

function openPools({ url, onConnectionError, connections = usualConnections }: PoolPlace): Pools {
  const opened = kinds.map((kind) => {
    const { connectionTimeoutMillis, query_timeout } = timeouts[kind];
    // Awaited before a new connection does any work; the pool's types do not know it.
    const hooks = { onConnect: (client: pg.PoolClient) => client.query(settingsOf(kind)) };
    const pool = new pg.Pool({
      ...commonOptions,
      ...hooks,
      connectionTimeoutMillis,
      query_timeout,
      max: kind === 'readiness' ? 1 : connections[kind],
      application_name: kind === 'work' ? 'retour-en-france' : `retour-en-france ${kind}`,
      connectionString: url,
    });
    pool.on('error', onConnectionError);
    pool.on('connect', (client) => {
      // A client that is checked out when the server dies emits by itself; unheard, it would end the process.
      client.on('error', onConnectionError);
      watchReplication(client);
    });
    return [kind, pool] as const;
  });
  return Object.fromEntries(opened) as Record<Kind, pg.Pool>;
}

async function endPools(pools: Pools): Promise<void> {
  await Promise.all(kinds.map((kind) => pools[kind].end()));
}

/**
 * Pools that outlive the server's crashes. When their server turns out to read only, because another one took its place,
 * all connections of every kind are dropped: the next ones are made to whoever answers at the address.
 */
export function serverPools(place: PoolPlace): ServerPools {
  let pools = openPools(place);
  return {
    using: async (kind, work) => {
      const used = pools;
      try {
        return await work(used[kind]);
      } catch (error) {
        if (isReadOnly(error) && pools === used) {
          pools = openPools(place);
          endPools(used).catch(place.onConnectionError);
        }
        throw error;
      }
    },
    counts: () =>
      kinds.map((kind) => {
        const { totalCount, idleCount, waitingCount } = pools[kind];
        return { kind, busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
      }),
    close: () => endPools(pools),
  };
}
