import { cpSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { type DatabaseOptions, openDatabase } from '../src/platform/database/open-database';
import { startPostgres } from './postgres-cluster';
import { temporaryFolder } from './temporary-folder';
import { createDatabase, databaseUrl, templateName } from './test-databases';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** Folder of an embedded database in which nothing was made yet. */
    emptyEmbedded: string;
    /** Folder of the embedded database, migrated. */
    embeddedTemplate: string;
  }
}

/** The engine makes two databases beside the one it opens: half of the files that a test would copy, for nothing. */
const withoutSpares = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
];

/**
 * Runs once before the API's tests: a PostgreSQL and an embedded database, both migrated, to copy for each test file, and the
 * embedded one as it was before. To make them anew would take two seconds each time. Two projects share them, through what
 * the whole run provides.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if ('postgresUrl' in run.getProvidedContext()) return undefined;
  const cluster = await startPostgres('volatile');
  await createDatabase(cluster.url, templateName);
  await migrate({ databaseUrl: databaseUrl(cluster.url, templateName), dataDir: '' });
  run.provide('postgresUrl', cluster.url);

  const empty = temporaryFolder();
  const engine = await PGlite.create({ dataDir: path.join(empty.folder, 'postgres') });
  for (const statement of withoutSpares) await engine.exec(statement);
  await engine.close();
  run.provide('emptyEmbedded', empty.folder);

  const embedded = temporaryFolder();
  cpSync(empty.folder, embedded.folder, { recursive: true });
  await migrate({ databaseUrl: null, dataDir: embedded.folder });
  run.provide('embeddedTemplate', embedded.folder);

  return async () => {
    empty.remove();
    embedded.remove();
    await cluster.stop();
  };
}

type Place = Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>;

/** Whoever opens a database brings it up to date. */
async function migrate(place: Place): Promise<void> {
  const template = await openDatabase({ ...place, onConnectionError: () => undefined });
  await template.close();
}
