import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findCycles } from '../cycles';
import { absolute } from '../source-files';
import { forbiddenImport } from './forbidden-import';
import { type Import, readImports } from './read-imports';

export interface SourceFile {
  readonly path: string;
  readonly imports: readonly { readonly imported: Import; readonly target: string | null }[];
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

function resolve(file: string, specifier: string, known: ReadonlySet<string>): string | null {
  if (!specifier.startsWith('.')) return null;
  const base = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
  return endings.map((ending) => base + ending).find((candidate) => known.has(candidate)) ?? base;
}

/** Source files with what they import, resolved to paths from the root. */
export function readGraph(
  files: readonly string[],
  allFiles: readonly string[],
  read: (file: string) => string = (file) => readFileSync(absolute(file), 'utf8'),
): readonly SourceFile[] {
  const known = new Set(allFiles);
  return files.map((file) => ({
    path: file,
    imports: readImports(file, read(file)).map((imported) => ({
      imported,
      target: resolve(file, imported.specifier, known),
    })),
  }));
}

export function forbiddenImports(graph: readonly SourceFile[]): readonly string[] {
  return graph.flatMap((file) =>
    file.imports.flatMap(({ imported, target }) => {
      const fault = forbiddenImport(file.path, imported, target);
      return fault === null ? [] : [`${file.path} → ${imported.specifier}: ${fault}`];
    }),
  );
}

/**
 * Tables of rows that pages carry before any form: an import of a schema in one of them, even through others, would bring
 * all of zod to the page.
 */
const rowTables: readonly string[] = [
  'contract/src/declared-fields.ts',
  'contract/src/declared-words.ts',
  'contract/src/retention-terms.ts',
  'contract/src/review-filters.ts',
  'contract/src/simulation-limits.ts',
  'contract/src/traveller-promises.ts',
  'contract/src/treatments.ts',
];

/** How a file comes to zod at run time, as the files it goes through; null when it does not. */
function trailToSchemas(
  graph: ReadonlyMap<string, SourceFile>,
  file: string,
  seen: Set<string>,
): readonly string[] | null {
  seen.add(file);
  for (const { imported, target } of graph.get(file)?.imports ?? []) {
    if (!imported.isLoadedAtStart || (target !== null && seen.has(target))) continue;
    if (/^zod(\/|$)/.test(imported.specifier)) return [file, imported.specifier];
    const trail = target === null ? null : trailToSchemas(graph, target, seen);
    if (trail !== null) return [file, ...trail];
  }
  return null;
}

/** Tables of rows that bring the schemas with them. */
export function rowsWithSchemas(graph: readonly SourceFile[]): readonly string[] {
  const files = new Map(graph.map((file) => [file.path, file]));
  return rowTables.flatMap((table) => {
    const trail = files.has(table) ? trailToSchemas(files, table, new Set()) : [`no file ${table}`];
    return trail === null ? [] : [`rows with schemas: ${trail.join(' → ')}`];
  });
}

/** Circles of imports, those of types included, each once, as the files they go through. */
export function importCycles(graph: readonly SourceFile[]): readonly string[] {
  return findCycles(
    new Map(graph.map((file) => [file.path, file.imports.flatMap(({ target }) => target ?? [])])),
  );
}
