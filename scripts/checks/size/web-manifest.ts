/** Vite's manifest: for each source module that starts a chunk, its file and what it needs. */
export type WebManifest = Readonly<Record<string, ManifestChunk>>;

export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

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
