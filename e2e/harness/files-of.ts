import { readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../web/dist');

/** Addresses of the files that hold these modules of `web/src`, which come on demand: what shares a file is chosen at each build. */
export function filesOf(...modules: readonly string[]): RegExp {
  const files: Record<string, string> = JSON.parse(
    readFileSync(path.join(dist, '.vite/lazy-modules.json'), 'utf8'),
  );
  const names = modules.map((module) => {
    const file = files[`src/${module}`];
    if (file === undefined) throw new Error(`${module} is fetched by nobody.`);
    return path.basename(file).replaceAll('.', '\\.');
  });
  return new RegExp(`/(?:${names.join('|')})$`, 'u');
}
