import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError } from './database';
import { isDatabaseUnavailable } from './unavailable';

export interface Migration {
  /** File name without its extension; migrations apply in the order of their names. */
  readonly name: string;
  readonly checksum: string;
  readonly script: string;
}

/** What the engine says of a statement that it ran. */
export interface StatementOutcome {
  readonly command?: string;
  readonly rowCount?: number | null;
}

/** One connection that nobody else uses, outside any transaction. */
export interface MigrationConnection {
  readonly run: (script: string) => Promise<void>;
  /** Runs one statement; several are refused, and nothing is done. */
  readonly runOne: (statement: string) => Promise<StatementOutcome>;
  readonly rows: (
    text: string,
    values?: readonly string[],
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Belongs to the transaction of every migration, after what it changes. */
  readonly beforeCommit?: () => Promise<void>;
}

/** A file named so holds one statement that changes some of the rows left, until there are none. */
const batchesSuffix = '.batches';

export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const script = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(script).digest('hex');
      return { name: path.basename(file, '.sql'), checksum, script };
    }),
  );
}

/** What a database says of the migrations that it had, in the order of their names. */
export const readAppliedMigrations = 'select name, checksum from schema_migration order by name';

/** Those that a database still waits for. Throws a DatabaseError on drift: it had others, or is newer. */
export function waitingMigrations(
  applied: readonly Readonly<Record<string, unknown>>[],
  known: readonly Migration[],
): readonly Migration[] {
  for (const [index, row] of applied.entries()) {
    const migration = known[index];
    if (migration === undefined) {
      throw new DatabaseError(
        `The database is newer than this program (it has migration ${row.name}): start a newer version.`,
      );
    }
    if (migration.name !== row.name) {
      throw new DatabaseError(
        `The database had migration ${row.name} where this program has ${migration.name}: they do not belong together.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new DatabaseError(
        `Migration ${migration.name} was edited after it had been applied: restore it and add a new one instead.`,
      );
    }
  }
  return known.slice(applied.length);
}

async function inTransaction(connection: MigrationConnection, work: () => Promise<void>): Promise<void> {
  await connection.run('begin');
  try {
    await work();
    await connection.run('commit');
  } catch (error) {
    // On a connection that broke there is nothing to undo, and the fault to tell is the first one.
    await connection.run('rollback').catch(() => undefined);
    throw error;
  }
}

function isInBatches(name: string): boolean {
  return name.endsWith(batchesSuffix);
}

function failure(name: string, why: string): DatabaseError {
  const left = isInBatches(name) ? 'what it did stays done' : 'the schema stays as it was before it';
  return new DatabaseError(`Migration ${name} failed (${why}): ${left}.`);
}

const changing = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** How many rows a batch changed. What does not count them would end before its time, or never. */
function changedRows(name: string, { command = '', rowCount }: StatementOutcome): number {
  if (changing.includes(command) && typeof rowCount === 'number') return rowCount;
  throw failure(name, 'it must insert, update, delete or merge rows');
}

/** Each batch is a transaction of its own: it locks few rows, for a moment, and what it did stays done. */
async function changeInBatches(connection: MigrationConnection, { name, script }: Migration): Promise<void> {
  while (changedRows(name, await connection.runOne(script)) > 0);
}

async function applyMigration(connection: MigrationConnection, migration: Migration): Promise<void> {
  const { name, checksum, script } = migration;
  const record = async (): Promise<void> => {
    await connection.rows('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
  };
  if (isInBatches(name)) {
    await changeInBatches(connection, migration);
    await record();
    return;
  }
  await inTransaction(connection, async () => {
    await connection.run(script);
    await record();
    await connection.beforeCommit?.();
  });
}

/** PostgreSQL's words on what a script asks for; its other words may quote what rows hold. */
const ofScript = /^(0A|25|42)\w{3}$/;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return String(error);
  const code = String(error.code);
  return ofScript.test(code) ? `${code}: ${error.message}` : code;
}

/** A database that is missed comes back; whatever else ends a migration is a fault of its own. */
function explainFailure(error: unknown, name: string): unknown {
  if (error instanceof DatabaseError || isDatabaseUnavailable(error)) return error;
  return failure(name, reasonOf(error));
}

/**
 * Brings the schema up to date, forward only, while nobody else does. Each migration is a transaction: it applies, or
 * nothing of it. Returns the names applied; throws a DatabaseError on drift.
 */
export async function applyMigrations(
  connection: MigrationConnection,
  known: readonly Migration[],
): Promise<readonly string[]> {
  await connection.run(
    `create table if not exists schema_migration (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const pending = waitingMigrations(await connection.rows(readAppliedMigrations), known);
  for (const migration of pending) {
    try {
      await applyMigration(connection, migration);
    } catch (error) {
      throw explainFailure(error, migration.name);
    }
  }
  return pending.map(({ name }) => name);
}
