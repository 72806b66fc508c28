import { execFileSync } from 'node:child_process';

/** What a run with `--record` writes: a run after it tries the same code. */
const records = ['docs/proof.md', 'docs/proof'];

/**
 * The commit that a run tries, by its short name: the last one that changed anything but records of runs. `-dirty` when a file in git
 * was changed since, records apart.
 */
export function commitName(root: string): string {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const others = ['--', '.', ...records.map((name) => `:(exclude)${name}`)];
  const changed = git('status', '--porcelain', '--untracked-files=no', ...others);
  return `${git('log', '-1', '--format=%h', ...others)}${changed === '' ? '' : '-dirty'}`;
}
