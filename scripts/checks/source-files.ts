import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Paths of the repository's files (tracked or new, not ignored), from the root. */
export function repositoryFiles(): readonly string[] {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return listing.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

export function absolute(file: string): string {
  return path.join(root, file);
}

export function isCode(file: string): boolean {
  return /\.(?:ts|tsx|mjs)$/.test(file);
}
