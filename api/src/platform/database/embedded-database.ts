import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Statement } from './database';
import { lockFolder } from './folder-lock';
import { applyMigrations, type Migration } from './migrations';

export interface EmbeddedDatabaseOptions {
  readonly folder: string;
  readonly migrations: readonly Migration[];
}

function migrate(engine: PGlite, migrations: readonly Migration[]): Promise<readonly string[]> {
  return engine.transaction((transaction) =>
    applyMigrations(
      {
        run: async (script) => {
          await transaction.exec(script);
        },
        rows: async (text, values = []) =>
          (await transaction.query<Record<string, unknown>>(text, [...values])).rows,
      },
      migrations,
    ),
  );
}

/** PostgreSQL in this process, on disk under a folder that no other process may open. For trying, not for real data. */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<Database> {
  await mkdir(options.folder, { recursive: true });
  const lock = await lockFolder(options.folder);
  try {
    const engine = await PGlite.create({ dataDir: path.join(options.folder, 'postgres') });
    await migrate(engine, options.migrations);
    return {
      engine: 'embedded',
      run: async <Row extends object>({ text, values }: Statement) =>
        (await engine.query<Row>(text, [...values])).rows,
      ping: async () => {
        await engine.query('select 1');
      },
      close: async () => {
        await engine.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
