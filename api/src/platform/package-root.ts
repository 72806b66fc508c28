import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this workspace, from the sources as from the bundle. */
export function findPackageRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
}

/** The version of the service, as its package says it. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(findPackageRoot(), 'package.json'), 'utf8'));
  return String(version);
}
