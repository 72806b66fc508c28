import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Database, DatabaseError, type Statement } from './database';
import { applyMigrations, type Migration } from './migrations';
import { readServerAddress } from './server-address';
import { isDatabaseUnavailable, isReadOnly } from './unavailable';

export interface ServerDatabaseOptions {
  readonly url: string;
  readonly migrations: readonly Migration[];
  /** Told of connections that break; the pool replaces them. */
  readonly onConnectionError: (error: Error) => void;
  /** How long a start waits for a database that is not up yet. */
  readonly patienceMs?: number;
}

const pingTimeoutMs = 2_000;
const poolOptions = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  statement_timeout: 10_000,
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  application_name: 'retour-en-france',
} as const;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    const broken = await client.query('rollback').then(
      () => undefined,
      (fault: Error) => fault,
    );
    client.release(broken);
    throw error;
  }
}

function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<readonly string[]> {
  return inTransaction(pool, async (client) => {
    await client.query('set local statement_timeout = 0');
    return applyMigrations(
      {
        run: async (script) => {
          await client.query(script);
        },
        rows: async (text, values = []) => (await client.query(text, [...values])).rows,
      },
      migrations,
    );
  });
}

async function migrateWhenUp(
  using: UsePool,
  { url, migrations, patienceMs = 30_000 }: ServerDatabaseOptions,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let pause = 250; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      await using((pool) => migrate(pool, migrations));
      return;
    } catch (error) {
      if (error instanceof DatabaseError) throw error;
      const code = codeOf(error);
      if (!isDatabaseUnavailable(error) || Date.now() + pause > deadline) {
        throw new DatabaseError(`The database ${readServerAddress(url).place} cannot be used (${code}).`);
      }
    }
    await delay(pause);
  }
}

/** Does some work on the pool of the moment. */
type UsePool = <Result>(work: (pool: pg.Pool) => Promise<Result>) => Promise<Result>;

interface RenewablePool {
  readonly current: () => pg.Pool;
  readonly using: UsePool;
}

/**
 * A pool that outlives the server's crashes. When its server turns out to read only, because another one took its place,
 * all connections are dropped: the next ones are made to whoever answers at the address.
 */
function renewablePool({ url, onConnectionError }: ServerDatabaseOptions): RenewablePool {
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

/** A PostgreSQL of its own. */
export async function openServerDatabase(options: ServerDatabaseOptions): Promise<Database> {
  const { current, using } = renewablePool(options);
  try {
    await migrateWhenUp(using, options);
  } catch (error) {
    await current().end();
    throw error;
  }
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
