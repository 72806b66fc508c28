import path from 'node:path';
import { findPackageRoot } from '../package-root';
import type { Database } from './database';
import { openEmbeddedDatabase } from './embedded-database';
import { readMigrations } from './migrations';
import { openServerDatabase } from './server-database';
import type { ServerConnections } from './server-pools';
import type { OnUndone } from './trying-again';

export interface DatabaseOptions {
  /** null: the embedded engine under dataDir. */
  readonly databaseUrl: string | null;
  /** Of the role that owns the tables of a server, where the service works as another one. */
  readonly migrationDatabaseUrl?: string | null;
  readonly dataDir: string;
  /** Those that a process keeps to a server. */
  readonly connections?: ServerConnections;
  readonly onConnectionError: (error: Error) => void;
  /** Told now and then that another process is bringing the schema of a server up to date, and for how many seconds. */
  readonly onMigrationWait?: (seconds: number) => void;
  /** Told of each statement that a server undid for another one's sake, and that is tried again. */
  readonly onUndone?: OnUndone;
}

/** Opens the storage and brings its schema up to date. Throws a DatabaseError that says why it cannot. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const migrations = await readMigrations(path.join(findPackageRoot(), 'migrations'));
  const { databaseUrl, migrationDatabaseUrl: migrationUrl, dataDir, ...server } = options;
  return databaseUrl === null
    ? openEmbeddedDatabase({ folder: path.resolve(dataDir), migrations })
    : openServerDatabase({ ...server, url: databaseUrl, migrationUrl, migrations });
}
