import { setTimeout as delay } from 'node:timers/promises';
import { secondMs } from '@retour/contract';
import pg from 'pg';
import { applicationGrants, type SchemaContent, schemaContent } from './application-grants';
import { DatabaseError } from './database';
import { applyMigrations, type Migration } from './migrations';
import { refuseEncoding } from './refuse-encoding';
import { readServerAddress } from './server-address';
import { isDatabaseUnavailable } from './unavailable';

export interface ServerMigrationOptions {
  readonly url: string;
  readonly migrations: readonly Migration[];
  /** Told of a connection that breaks. */
  readonly onConnectionError: (error: Error) => void;
  /** Told at once, then every ten seconds, that another process is bringing the schema up to date, and for how long. */
  readonly onMigrationWait?: ((seconds: number) => void) | undefined;
  /** The role that the service works as, when it is not the one that migrates. */
  readonly applicationRole?: string;
  /** How long a start goes without a database that answers. */
  readonly patienceMs?: number;
}

const lockKey = 7_203_411;
const pollMs = 250;
const tellEveryMs = 10 * secondMs;
const connectionTimeoutMillis = 5_000;

/** Whatever the role or the database sets: a migration takes, and waits for, as long as it needs. */
const withoutTimeouts = `select set_config(name, '0', false) from pg_settings where name in
  ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout')`;
/** So that the server drops the work of a process that was killed, and its lock, where it can notice. */
const noticeDeath = `select set_config('client_connection_check_interval', '5s', false)`;
const cannotNotice = '22023';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

async function prepare(client: pg.Client): Promise<void> {
  await client.query(withoutTimeouts);
  await client.query(noticeDeath).catch((error: unknown) => {
    if (codeOf(error) !== cannotNotice) throw error;
  });
}

/** The extended protocol, which takes one statement at a time: the driver's types do not know the option. */
function alone(text: string): pg.QueryConfig {
  const config = { text, queryMode: 'extended' };
  return config;
}

/**
 * Asks again and again rather than wait inside one statement, whose snapshot would keep for as long the row versions
 * that the other's batches leave behind, and which could not say that it waits. The lock is the connection's: it ends with it.
 */
async function waitForTurn(
  client: pg.Client,
  tell: ServerMigrationOptions['onMigrationWait'] = () => undefined,
): Promise<void> {
  const start = performance.now();
  for (let nextTellMs = 0; ; await delay(pollMs)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockKey,
    ]);
    if (rows[0]?.taken === true) return;
    const waitedMs = performance.now() - start;
    if (waitedMs < nextTellMs) continue;
    nextTellMs = waitedMs + tellEveryMs;
    tell(Math.round(waitedMs / secondMs));
  }
}

async function grantTo(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<SchemaContent>(schemaContent.text, [...schemaContent.values]);
  const [content] = rows;
  if (content !== undefined) await client.query(applicationGrants(role, content));
}

async function migrate(client: pg.Client, options: ServerMigrationOptions): Promise<void> {
  await refuseEncoding(client, readServerAddress(options.url).place);
  await prepare(client);
  await waitForTurn(client, options.onMigrationWait);
  const { applicationRole: role } = options;
  const grant = role === undefined ? undefined : (): Promise<void> => grantTo(client, role);
  await applyMigrations(
    {
      run: async (script) => {
        await client.query(script);
      },
      runOne: (statement) => client.query(alone(statement)),
      rows: async (text, values = []) => (await client.query(text, [...values])).rows,
      // Processes of the previous release write meanwhile, through triggers to tables that were not there.
      ...(grant === undefined ? {} : { beforeCommit: grant }),
    },
    options.migrations,
  );
  if (grant === undefined) return;
  // Each time besides: the service may have another role since, or tables that no migration of today made.
  await client.query('begin');
  await grant();
  await client.query('commit');
}

/**
 * Brings the schema of a server up to date, on a connection of its own. The start is given up after a time without a
 * database; work, and waiting for another process, take as long as they need.
 */
export async function migrateServer(options: ServerMigrationOptions): Promise<void> {
  const { url, onConnectionError, patienceMs = 30 * secondMs } = options;
  let missingMs = 0;
  for (let pause = 250; ; pause = Math.min(pause * 2, 2_000)) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'retour-en-france migrations',
    });
    client.on('error', onConnectionError);
    const start = performance.now();
    let connectedAt: number | null = null;
    try {
      await client.connect();
      connectedAt = performance.now();
      await migrate(client, options);
      return;
    } catch (error) {
      if (error instanceof DatabaseError) throw error;
      missingMs += (connectedAt ?? performance.now()) - start + pause;
      if (!isDatabaseUnavailable(error) || missingMs > patienceMs) {
        throw new DatabaseError(
          `The database ${readServerAddress(url).place} cannot be used (${codeOf(error)}).`,
        );
      }
    } finally {
      await client.end().catch(onConnectionError);
    }
    await delay(pause);
  }
}
