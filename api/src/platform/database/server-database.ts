import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, DatabaseError, type Statement } from './database';
import { applyMigrations, type Migration } from './migrations';

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

/** Refusals that time may mend: a server that is down, starting, stopping or full. */
const passing =
  /^(ECONNREFUSED|ECONNRESET|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|57P0[1-3]|53300|08\w{3}|Error: .*(timeout|terminated).*)$/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port === '' ? 5432 : port}${pathname}`;
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
  pool: pg.Pool,
  { url, migrations, patienceMs = 30_000 }: ServerDatabaseOptions,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let pause = 250; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      await migrate(pool, migrations);
      return;
    } catch (error) {
      if (error instanceof DatabaseError) throw error;
      const code = codeOf(error);
      if (!passing.test(code) || Date.now() + pause > deadline) {
        throw new DatabaseError(`The database ${placeOf(url)} cannot be used (${code}).`);
      }
    }
    await delay(pause);
  }
}

/** A PostgreSQL of its own, reached through a pool that outlives the server's crashes. */
export async function openServerDatabase(options: ServerDatabaseOptions): Promise<Database> {
  const pool = new pg.Pool({ ...poolOptions, connectionString: options.url });
  pool.on('error', options.onConnectionError);
  // A client that is checked out when the server dies emits by itself; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', options.onConnectionError));
  try {
    await migrateWhenUp(pool, options);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    engine: 'server',
    queries: drizzle({ client: pool }),
    run: async <Row extends object>({ values, ...statement }: Statement) =>
      (await pool.query<Row>({ ...statement, values: [...values] })).rows,
    transaction: (work) => inTransaction(pool, (client) => work(drizzle({ client }))),
    ping: async () => {
      const timeout = delay(pingTimeoutMs, undefined, { ref: false }).then(() => {
        throw new DatabaseError('The database does not answer.');
      });
      await Promise.race([pool.query('select 1'), timeout]);
    },
    close: () => pool.end(),
  };
}
