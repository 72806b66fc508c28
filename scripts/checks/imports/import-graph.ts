import { readFileSync } from 'node:fs';
import path from 'node:path';
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

/** Circles of imports, those of types included, each once, as the files they go through. */
export function importCycles(graph: readonly SourceFile[]): readonly string[] {
  const targets = new Map(
    graph.map((file) => [file.path, file.imports.flatMap(({ target }) => target ?? [])]),
  );
  const settled = new Set<string>();
  const cycles: string[] = [];
  function visit(file: string, trail: readonly string[]): void {
    const at = trail.indexOf(file);
    if (at !== -1) cycles.push([...trail.slice(at), file].join(' → '));
    if (at !== -1 || settled.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file]);
    settled.add(file);
  }
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}
