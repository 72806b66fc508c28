import { findCycles } from '../cycles.ts';

/** What Vite writes of a build: for each source module that starts a chunk, its file and what it needs. */
export type WebManifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export interface WebBuild {
  readonly manifest: WebManifest;
  /** The file that each lazily loaded module came in, alone or with others. */
  readonly lazyFiles: Readonly<Record<string, string>>;
  readonly gzipBytes: (file: string) => number;
  readonly fontBytes: number;
}

export const travellerEntry = 'index.html';
export const agentEntry = 'agent.html';
/** What a written page runs before it is painted: nothing else may come with it. */
export const beforePaintEntry = 'src/app/startup/after-paint.ts';

/** Files of scripts and styles that a module needs before it runs. */
export function filesNeeded(manifest: WebManifest, module: string): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  function visit(key: string): void {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  }
  visit(module);
  return files;
}

/**
 * Files that need each other before they run: what one of them quotes of the other may be read before it is there, and the
 * page never shows (web/build/chunk-groups.ts says what goes together).
 */
export function fileCycles(manifest: WebManifest): readonly string[] {
  const needs = Object.values(manifest).map(
    ({ file, imports = [] }) => [file, imports.flatMap((key) => manifest[key]?.file ?? [])] as const,
  );
  return findCycles(new Map(needs));
}

/** Modules that a module loads later, directly or through what it loads. */
export function lazyModules(manifest: WebManifest, module: string): readonly string[] {
  const lazy = new Set<string>();
  const seen = new Set<string>();
  function visit(key: string): void {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const later of chunk.dynamicImports ?? []) lazy.add(later);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  }
  visit(module);
  return [...lazy];
}

/** The key in the manifest of the chunk that an entry or a lazily loaded module is in. */
export function chunkOf({ manifest, lazyFiles }: WebBuild, module: string): string {
  if (manifest[module]?.isEntry) return module;
  const file = lazyFiles[module];
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.file === file);
  if (file === undefined || key === undefined) throw new Error(`${module} is not loaded lazily by the build`);
  return key;
}
