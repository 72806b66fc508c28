import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Database, DatabaseError, type Statement } from './database';
import { migrateServer, type ServerMigrationOptions } from './migrate-server';
import { readServerAddress } from './server-address';
import { isReadOnly } from './unavailable';

const pingTimeoutMs = 2_000;
const poolOptions = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  // A busy connection would never learn that its address leads to another server by now.
  maxLifetimeSeconds: 600,
  keepAlive: true,
  statement_timeout: 10_000,
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  application_name: 'retour-en-france',
} as const;

/** Does some work on the pool of the moment. */
type UsePool = <Result>(work: (pool: pg.Pool) => Promise<Result>) => Promise<Result>;

type PoolPlace = Pick<ServerMigrationOptions, 'url' | 'onConnectionError'>;

interface RenewablePool {
  readonly current: () => pg.Pool;
  readonly using: UsePool;
}

/**
 * A pool that outlives the server's crashes. When its server turns out to read only, because another one took its place,
 * all connections are dropped: the next ones are made to whoever answers at the address.
 */
function renewablePool({ url, onConnectionError }: PoolPlace): RenewablePool {
  function open(): pg.Pool {
    const opened = new pg.Pool({ ...poolOptions, connectionString: url });
    opened.on('error', onConnectionError);
    // A client that is checked out when the server dies emits by itself; unheard, it would end the process.
    opened.on('connect', (client) => client.on('error', onConnectionError));
    return opened;
  }
  let pool = open();
  return {
    current: () => pool,
    using: async (work) => {
      const used = pool;
      try {
        return await work(used);
      } catch (error) {
        if (isReadOnly(error) && pool === used) {
          pool = open();
          used.end().catch(onConnectionError);
        }
        throw error;
      }
    },
  };
}

export interface ServerDatabaseOptions extends ServerMigrationOptions {
  /** Whose tables they are, where the service itself has fewer rights on them; null: the service's own role migrates. */
  readonly migrationUrl?: string | null | undefined;
}

/** A PostgreSQL of its own, brought up to date. */
export async function openServerDatabase(options: ServerDatabaseOptions): Promise<Database> {
  const { migrationUrl = null, ...place } = options;
  await (migrationUrl === null
    ? migrateServer(place)
    : migrateServer({ ...place, url: migrationUrl, applicationRole: readServerAddress(options.url).role }));
  return connectServer(options);
}

/** A PostgreSQL as it is. */
export function connectServer(place: PoolPlace): Database {
  const { current, using } = renewablePool(place);
  return {
    engine: 'server',
    run: <Row extends object>({ values, ...statement }: Statement) =>
      using(async (pool) => (await pool.query<Row>({ ...statement, values: [...values] })).rows),
    ping: async () => {
      const timeout = delay(pingTimeoutMs, undefined, { ref: false }).then(() => {
        throw new DatabaseError('The database does not answer.');
      });
      await Promise.race([current().query('select 1'), timeout]);
    },
    close: () => current().end(),
  };
}
