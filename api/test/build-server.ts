import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { findPackageRoot } from '../src/platform/package-root';

/** The program of servers that a test starts as processes, made once: reading its sources anew at each start takes longer. */
export interface ServerProgram {
  readonly file: string;
  readonly remove: () => void;
}

/** What draws documents in threads, relative to the package. */
export const documentProgram = 'src/draw-document.ts';

/** Builds the program that a source file is, as what is delivered is built. */
export async function buildServer(source: string): Promise<ServerProgram> {
  const root = findPackageRoot();
  // Where the installed packages are found from.
  const folder = path.join(root, 'node_modules', `.server-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: folder,
      sourcemap: false,
      rolldownOptions: { input: [...new Set([source, documentProgram])] },
    },
  });
  return {
    file: path.join(folder, `${path.basename(source, '.ts')}.js`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
