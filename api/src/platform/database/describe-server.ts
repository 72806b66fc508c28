import pg from 'pg';
import { DatabaseError, type RunStatement, type Statement } from './database';
import { readAppliedMigrations, readMigrations, waitingMigrations } from './migrations';
import { refuseEncoding } from './refuse-encoding';
import { readServerAddress } from './server-address';

const connectionTimeoutMillis = 5_000;
const oldestVersion = 150_000;

export interface ServerQuestion {
  readonly url: string;
  readonly migrationsFolder: string;
  /** Why what is in it does not go with the settings, or null. */
  readonly refusalOf: (run: RunStatement) => Promise<string | null>;
}

/**
 * Asks a server who it is, and changes nothing: one line that says its version and how many migrations wait. Throws a
 * DatabaseError when it cannot be used, or does not go with this program.
 */
export async function describeServer({ url, migrationsFolder, refusalOf }: ServerQuestion): Promise<string> {
  const { place } = readServerAddress(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis,
    application_name: 'retour-en-france check',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{
      version: string;
      number: number;
      recovering: boolean;
      schema: boolean;
    }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
        pg_is_in_recovery() as recovering, to_regclass('schema_migration') is not null as schema`,
    );
    const [server] = rows;
    if (server === undefined) throw new DatabaseError(`The database ${place} does not say who it is.`);
    if (server.number < oldestVersion) {
      throw new DatabaseError(
        `The database ${place} is PostgreSQL ${server.version}: 15 or later is needed.`,
      );
    }
    if (server.recovering) throw new DatabaseError(`The database ${place} only reads: it is a standby.`);
    await refuseEncoding(client, place);
    const known = await readMigrations(migrationsFolder);
    const applied = server.schema ? (await client.query(readAppliedMigrations)).rows : [];
    const waiting = waitingMigrations(applied, known).length;
    const refusal = await refusalOf(
      async <Row extends object>({ text, values }: Statement) =>
        (await client.query<Row>(text, [...values])).rows,
    );
    if (refusal !== null) throw new DatabaseError(refusal);
    return `${place}: PostgreSQL ${server.version}, ${waiting === 0 ? 'no migration waits' : `${waiting} migrations wait`}`;
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new DatabaseError(`The database ${place} cannot be used (${code}).`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
