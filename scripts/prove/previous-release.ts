import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { absolute } from '../checks/source-files';
import { typeSoundCommand } from '../runbooks/type-command';

function git(...args: readonly string[]): string {
  return execFileSync('git', [...args], {
    cwd: absolute('.'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/**
 * The commit that people upgrade from: `PREVIOUS_RELEASE`, else what stood before the last migration. Null when the history
 * is not here.
 */
export function previousRelease(): string | null {
  try {
    const asked =
      process.env.PREVIOUS_RELEASE ?? `${git('log', '-1', '--format=%h', '--', 'api/migrations')}~1`;
    return git('rev-parse', '--verify', '--short', `${asked}^{commit}`);
  } catch {
    return null;
  }
}

/** Builds the server of another commit in a folder of its own, for as long as some work lasts. */
export async function withRelease<Result>(
  commit: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const workshop = mkdtempSync(path.join(tmpdir(), 'retour-release-'));
  const folder = path.join(workshop, 'release');
  try {
    git('worktree', 'add', '--detach', folder, commit);
    await typeSoundCommand('npm ci --ignore-scripts && npm run build', { folder, env: process.env });
    return await work(folder);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
