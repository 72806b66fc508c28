import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readMigrations } from '../src/platform/database/migrations';
import { openServerDatabase } from '../src/platform/database/server-database';
import { findPackageRoot } from '../src/platform/package-root';
import { startPostgres } from './postgres-cluster';
import { createDatabase, databaseUrl, templateName } from './test-databases';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Runs once before the API's tests: a PostgreSQL, and a migrated database to copy for each test file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  await createDatabase(cluster.url, templateName);
  const template = await openServerDatabase({
    url: databaseUrl(cluster.url, templateName),
    migrations: await readMigrations(path.join(findPackageRoot(), 'migrations')),
    onConnectionError: () => undefined,
  });
  await template.close();
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}
