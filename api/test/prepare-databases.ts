import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readMigrations } from '../src/platform/database/migrations';
import { openDatabase } from '../src/platform/database/open-database';
import { openServerDatabase } from '../src/platform/database/server-database';
import { findPackageRoot } from '../src/platform/package-root';
import { startPostgres } from './postgres-cluster';
import { temporaryFolder } from './temporary-folder';
import { createDatabase, databaseUrl, templateName } from './test-databases';

const onConnectionError = (): void => undefined;

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** Folder of the embedded database, migrated. */
    embeddedTemplate: string;
  }
}

/**
 * Runs once before the API's tests: a PostgreSQL and an embedded database, both migrated, to copy for each test file. To
 * make them anew would take two seconds each time.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = temporaryFolder();
  await prepareEmbedded(embedded.folder);
  project.provide('embeddedTemplate', embedded.folder);
  const cluster = await startPostgres();
  await prepareServer(cluster.url);
  project.provide('postgresUrl', cluster.url);
  return async () => {
    embedded.remove();
    await cluster.stop();
  };
}

async function prepareEmbedded(folder: string): Promise<void> {
  const template = await openDatabase({ databaseUrl: null, dataDir: folder, onConnectionError });
  await template.close();
}

async function prepareServer(clusterUrl: string): Promise<void> {
  await createDatabase(clusterUrl, templateName);
  const template = await openServerDatabase({
    url: databaseUrl(clusterUrl, templateName),
    migrations: await readMigrations(path.join(findPackageRoot(), 'migrations')),
    onConnectionError,
  });
  await template.close();
}
