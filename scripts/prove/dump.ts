import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../api/test/postgres-cluster';
import { createDatabase, databaseUrl } from '../../api/test/test-databases';
import { absolute } from '../checks/source-files';
import { findProgram } from '../cluster/programs';
import { until } from '../cluster/until';
import { startProduct } from '../product/start-product';
import { type Typed, typeCommand, typeSoundCommand } from '../runbooks/type-command';
import { runCommand } from '../setup/run-command.mjs';
import { productionSettings } from './production-settings';
import type { Outcome, Proof, ProofContext } from './proof';
import { digestsOf } from './restore';
import { settingsForWriters, startWriters } from './writers';

const declarations = 1_000;
const writers = 8;
/** Longer than a dump is kept. */
const longMs = 30 * 86_400_000;

/** Where the pages have the settings of an installation. */
const settings = '/etc/retour-en-france/environment';

/** Of an installation with one role, or with one that owns its tables too. */
function settingsFile(
  folder: string,
  url: string,
  name: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL' = 'MIGRATION_DATABASE_URL',
): string {
  const file = path.join(folder, 'environment');
  writeFileSync(file, `${name}='${url}'\n`);
  return file;
}

/** Dumps a database on a day that fails, then on one that does not, beside what earlier days left; gives the dump. */
async function dumpEachDay(folder: string, url: string): Promise<string> {
  const [old, recent, status] = ['retour-2026-01-01.dump', 'retour-2026-01-02.dump', 'status/backup'].map(
    (name) => path.join(folder, name),
  ) as [string, string, string];
  for (const file of [old, recent]) writeFileSync(file, 'of an earlier day');
  const longAgo = new Date(Date.now() - longMs);
  utimesSync(old, longAgo, longAgo);
  const dump = (migrationUrl: string): Promise<Typed> =>
    typeCommand(
      `umask 077; . /etc/retour-en-france/environment && pg_dump --format=custom --file=/var/lib/retour/retour.new "\${MIGRATION_DATABASE_URL:-\${DATABASE_URL:?}}" && mv /var/lib/retour/retour.new "/var/lib/retour/retour-$(date -I).dump" && touch /var/lib/retour/status/backup && find /var/lib/retour -name 'retour-*.dump' -mtime +20 -delete`,
      { places: { [settings]: settingsFile(folder, migrationUrl), '/var/lib/retour': folder } },
    );
  const dumps = (): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.dump'));
  for (const unreachable of ['', databaseUrl(url, 'nowhere')]) {
    const { code, output } = await dump(unreachable);
    if (code === 0 || existsSync(status) || dumps().length !== 2)
      throw new Error(`a day that dumped nothing is no backup, and takes none away: ${output}`);
  }
  const { code, output } = await dump(url);
  const [made, ...others] = dumps().filter((name) => name !== path.basename(recent));
  if (code !== 0 || made === undefined || others.length > 0 || !existsSync(status) || !existsSync(recent))
    throw new Error(`the dump of the day does not stand beside those that are young: ${output}`);
  return path.join(folder, made);
}

async function prove({ scale, tell }: ProofContext): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-dump-'));
  mkdirSync(path.join(folder, 'status'));
  const cluster = await startPostgres('volatile');
  const [lost, restored] = ['lost', 'restored'].map((name) => databaseUrl(cluster.url, name)) as [
    string,
    string,
  ];
  try {
    await createDatabase(cluster.url, 'lost');
    const { PORT: _port, ...production } = productionSettings(lost, 0);
    const product = await startProduct({ ...production, ...settingsForWriters });
    const writing = startWriters(product.origin, { count: writers });
    const wanted = Math.max(50, Math.round(declarations * scale));
    await until('declarations enough', () => writing.acknowledged.length >= 2 * wanted, { maxMs: 600_000 });
    await writing.stop();
    await product.remove();
    const before = await digestsOf(lost);
    const dump = await dumpEachDay(folder, lost);
    await createDatabase(cluster.url, 'restored');
    await typeSoundCommand(
      `. /etc/retour-en-france/environment && pg_restore --exit-on-error --dbname="\${MIGRATION_DATABASE_URL:-\${DATABASE_URL:?}}" /var/lib/retour/retour-2026-11-26.dump`,
      {
        places: {
          [settings]: settingsFile(folder, restored, 'DATABASE_URL'),
          '/var/lib/retour/retour-2026-11-26.dump': dump,
        },
      },
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
