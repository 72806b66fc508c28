import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database';
import { lockFolder } from './folder-lock';
import { lastingEngine } from './lasting-engine';
import { applyMigrations, type Migration } from './migrations';
import { oneAtATime } from './one-at-a-time';

export interface EmbeddedDatabaseOptions {
  readonly folder: string;
  readonly migrations: readonly Migration[];
}

/**
 * What it holds of the tables in memory: an eighth of what PostgreSQL takes by itself, which one process that tries the
 * product never fills, and which would be written over at each start.
 */
const sharedBuffers = '16MB';

function migrate(engine: PGlite, migrations: readonly Migration[]): Promise<readonly string[]> {
  return applyMigrations(
    {
      run: async (script) => {
        await engine.exec(script);
      },
      runOne: (statement) => engine.query(statement),
      rows: async (text, values = []) =>
        (await engine.query<Record<string, unknown>>(text, [...values])).rows,
    },
    migrations,
  );
}

/**
 * PostgreSQL in this process, on disk under a folder that no other process may open. For trying, not for real data: its
 * package is loaded here only, as a production installation does without it.
 */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<Database> {
  await mkdir(options.folder, { recursive: true });
  const lock = await lockFolder(options.folder);
  try {
    const { PGlite: Engine } = await import('@electric-sql/pglite');
    const place = path.join(options.folder, 'postgres');
    const open = (): Promise<PGlite> =>
      Engine.create({
        dataDir: place,
        startParams: [...Engine.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
      });
    const engine = await open();
    await migrate(engine, options.migrations);
    const lasting = lastingEngine(engine, place, open);
    const run = oneAtATime(lasting.run);
    return {
      engine: 'embedded',
      run,
      // The engine answers in the order in which it is asked: what is written waits for one list at the most.
      runList: oneAtATime(run),
      runJob: run,
      ping: async () => {
        await run({ text: 'select 1', values: [] });
      },
      connections: () => [],
      close: async () => {
        await lasting.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
