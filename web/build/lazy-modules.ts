import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Notes, beside Vite's manifest, the file that each lazy module of ours came in: a module that shares its file with
 * others has no line of its own there. Read by scripts/check-size.ts.
 */
export function lazyModules(root: string): Plugin {
  return {
    name: 'lazy-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const places = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => (this.getModuleInfo(id)?.dynamicImporters ?? []).length > 0)
              .map((id): [string, string] => [path.relative(root, id), chunk.fileName])
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/lazy-modules.json',
        source: JSON.stringify(
          Object.fromEntries(places.toSorted(([one], [other]) => (one < other ? -1 : 1))),
        ),
      });
    },
  };
}
