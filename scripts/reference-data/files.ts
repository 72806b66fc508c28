import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableFile } from './generate';
import { ImportError } from './import-error';

export const dataFolder = join(import.meta.dirname, '..', '..', 'core', 'data');

function read(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    throw new ImportError(`${name} est introuvable dans ${folder}`);
  }
}

export function readTables(folder: string): Readonly<Record<TableFile, string>> {
  return {
    'nomenclature.csv': read(folder, 'nomenclature.csv'),
    'currencies.csv': read(folder, 'currencies.csv'),
    'preferences.csv': read(folder, 'preferences.csv'),
  };
}
