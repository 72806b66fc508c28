import { openDatabase } from '../../src/platform/database/open-database';
import { seedDeclarations } from './seed-declarations';
import { showProgress } from './show-progress';

/**
 * Fills an empty database with fictitious declarations, to try the product at the size of a country:
 *
 *   DATABASE_URL=postgres://… npm run seed -- 10000000
 */
const url = process.env.DATABASE_URL;
const rows = Number(process.argv[2] ?? 1_000_000);
if (url === undefined || !Number.isInteger(rows) || rows < 1) {
  throw new Error('Usage: DATABASE_URL=postgres://… npm run seed -- ROWS');
}
const database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: () => undefined });
try {
  const [held] = await database.run({ text: 'select 1 from declaration limit 1', values: [] });
  if (held !== undefined) throw new Error('This database holds declarations: only an empty one is filled.');
  await seedDeclarations({ run: database.run, url, rows, onProgress: showProgress('seeding', rows) });
} finally {
  await database.close();
}
