import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError } from './database';

export interface Migration {
  /** File name without its extension; migrations apply in the order of their names. */
  readonly name: string;
  readonly checksum: string;
  readonly script: string;
}

/** One connection inside one transaction. */
export interface MigrationConnection {
  readonly run: (script: string) => Promise<void>;
  readonly rows: (
    text: string,
    values?: readonly string[],
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

const lockKey = 7_203_411;

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

function refuseDrift(
  applied: readonly Readonly<Record<string, unknown>>[],
  known: readonly Migration[],
): void {
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
}

/** A script that PostgreSQL refuses is a fault of the program; a connection that breaks is not. */
async function runMigration(connection: MigrationConnection, name: string, script: string): Promise<void> {
  try {
    await connection.run(script);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!/^(22|23|42|0A)\w{3}$/.test(code)) throw error;
    throw new DatabaseError(`Migration ${name} failed (${code}): nothing was changed.`);
  }
}

/**
 * Brings the schema up to date, forward only. To be called inside a transaction: all of it applies, or nothing.
 * Two programs that start together wait for each other. Returns the names applied; throws a DatabaseError on drift.
 */
export async function applyMigrations(
  connection: MigrationConnection,
  known: readonly Migration[],
): Promise<readonly string[]> {
  await connection.run(`select pg_advisory_xact_lock(${lockKey})`);
  await connection.run(
    `create table if not exists schema_migration (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const applied = await connection.rows('select name, checksum from schema_migration order by name');
  refuseDrift(applied, known);
  const pending = known.slice(applied.length);
  for (const { name, checksum, script } of pending) {
    await runMigration(connection, name, script);
    await connection.rows('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
  }
  return pending.map(({ name }) => name);
}
