import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../api/test/postgres-cluster';
import { createDatabase, databaseUrl } from '../../api/test/test-databases';
import { absolute } from '../checks/source-files';
import { findProgram } from '../cluster/programs';
import { until } from '../cluster/until';
import { startProduct } from '../product/start-product';
import { typeSoundCommand } from '../runbooks/type-command';
import { runCommand } from '../setup/run-command.mjs';
import { productionSettings } from './production-settings';
import type { Outcome, Proof, ProofContext } from './proof';
import { digestsOf } from './restore';
import { settingsForWriters, startWriters } from './writers';

const declarations = 1_000;
const writers = 8;

async function prove({ scale, tell }: ProofContext): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-dump-'));
  mkdirSync(path.join(folder, 'status'));
  const cluster = await startPostgres('volatile');
  const [lost, restored] = ['lost', 'restored'].map((name) => databaseUrl(cluster.url, name)) as [
    string,
    string,
  ];
  const places = { '/var/lib/retour': folder };
  try {
    await createDatabase(cluster.url, 'lost');
    const { PORT: _port, ...settings } = productionSettings(lost, 0);
    const product = await startProduct({ ...settings, ...settingsForWriters });
    const writing = startWriters(product.origin, { count: writers });
    const wanted = Math.max(50, Math.round(declarations * scale));
    await until('declarations enough', () => writing.acknowledged.length >= 2 * wanted, { maxMs: 600_000 });
    await writing.stop();
    await product.remove();
    const before = await digestsOf(lost);
    await typeSoundCommand(
      'pg_dump --format=custom --file=/var/lib/retour/retour.dump "$MIGRATION_DATABASE_URL" && touch /var/lib/retour/status/backup',
      { env: { MIGRATION_DATABASE_URL: lost }, places },
    );
    await createDatabase(cluster.url, 'restored');
    await typeSoundCommand(
      'pg_restore --exit-on-error --dbname="$MIGRATION_DATABASE_URL" /var/lib/retour/retour.dump',
      { env: { MIGRATION_DATABASE_URL: restored }, places },
    );
    const after = await digestsOf(restored);
    const tables = Object.keys(before);
    const different = tables.filter((name) => before[name] !== after[name]);
    const verified = await runCommand(process.execPath, [absolute('api/dist/verify-log.js')], {
      env: { DATABASE_URL: restored },
    });
    tell(`${wanted} declarations dumped and restored; tables that differ: ${different.join(', ') || 'none'}`);
    return {
      tried: tables.length,
      failed: different.length,
      figures: [{ name: 'faults of the access log', value: verified.code, unit: '', max: 0 }],
    };
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}

export const dumpProof: Proof = {
  id: 'R16',
  title: 'The database of one server is dumped, and restored in an empty one',
  missing: () =>
    findProgram('pg_dump') === null || findProgram('pg_restore') === null
      ? 'install postgresql-client-15'
      : null,
  prove,
};
