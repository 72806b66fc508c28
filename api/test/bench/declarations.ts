import { openDatabase } from '../../src/platform/database/open-database';
import { startPostgres } from '../postgres-cluster';
import { createDatabase, databaseUrl } from '../test-databases';
import { type ListFigures, measureLists } from './declaration-lists';
import { measureWrites, type WriteFigures } from './declaration-writes';
import { seedDeclarations } from './seed-declarations';
import { showProgress } from './show-progress';

export interface DeclarationFigures {
  readonly writes: readonly WriteFigures[];
  readonly lists: ListFigures;
}

/** Writes and lists of declarations on a real PostgreSQL that keeps its promises (fsync on). */
export async function benchDeclarations(rows = 1_000_000): Promise<DeclarationFigures> {
  const cluster = await startPostgres('durable');
  try {
    await createDatabase(cluster.url, 'bench');
    const url = databaseUrl(cluster.url, 'bench');
    const writes = await measureWrites(url);
    const database = await openDatabase({
      databaseUrl: url,
      dataDir: '',
      onConnectionError: () => undefined,
    });
    await seedDeclarations({ run: database.run, url, rows, onProgress: showProgress('seeding', rows) });
    const lists = await measureLists(database.run, rows);
    await database.close();
    return { writes, lists };
  } finally {
    await cluster.stop();
  }
}
