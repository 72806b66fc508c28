import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../src/platform/database/database';
import { openDatabase } from '../src/platform/database/open-database';
import { temporaryFolder } from './temporary-folder';
import { createDatabase, databaseUrl, templateName } from './test-databases';

export interface TestDatabase {
  readonly database: Database;
  readonly dispose: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly open: () => Promise<TestDatabase>;
}

const onConnectionError = (): void => undefined;

async function openEmbedded(): Promise<TestDatabase> {
  const { folder, remove } = temporaryFolder();
  // A thousand small files: to wait for each of them takes longer than to copy it.
  cpSync(inject('embeddedTemplate'), folder, { recursive: true });
  const database = await openDatabase({ databaseUrl: null, dataDir: folder, onConnectionError });
  return {
    database,
    dispose: async () => {
      await database.close();
      remove();
    },
  };
}

/** Address of a new database of the test cluster, migrated. */
export async function newServerDatabase(): Promise<string> {
  const cluster = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(cluster, name, templateName);
  return databaseUrl(cluster, name);
}

async function openServer(): Promise<TestDatabase> {
  const database = await openDatabase({
    databaseUrl: await newServerDatabase(),
    dataDir: '',
    onConnectionError,
  });
  return { database, dispose: database.close };
}

/** Every suite on storage runs on both. */
export const engines: readonly Engine[] = [
  { name: 'embedded database', open: openEmbedded },
  { name: 'PostgreSQL server', open: openServer },
];
