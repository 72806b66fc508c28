/**
 * Checks the maintained reference data of core/data and generates the files that the product reads.
 *
 *   npx tsx scripts/import-reference-data.ts                 after a change in core/data
 *   npx tsx scripts/import-reference-data.ts --from FOLDER   also takes a new delivery of the tables from FOLDER
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import presentation from '../core/data/presentation.json';
import restrictedWords from '../core/data/restricted-words.json';
import { dataFolder, readTables } from './reference-data/files';
import { generate, generatedFiles, tableFiles } from './reference-data/generate';
import { ImportError } from './reference-data/import-error';

function importReferenceData(from: string | undefined): void {
  const tables = readTables(from ?? dataFolder);
  const generated = generate(tables, presentation, restrictedWords);
  if (from !== undefined) {
    for (const name of tableFiles) writeFileSync(join(dataFolder, name), tables[name]);
  }
  for (const name of generatedFiles) writeFileSync(join(dataFolder, name), generated[name]);
  console.log(`Données de référence écrites dans ${dataFolder} : ${generatedFiles.join(', ')}`);
}

try {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  importReferenceData(values.from);
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
