import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isProof } from './at-scale';

/** A file system in the memory of the machine, on Linux. */
const memory = '/dev/shm';

/** More than all the databases of a run take together. */
const enoughBytes = 8 * 1024 ** 3;

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enoughBytes;
  } catch {
    return false;
  }
}

/**
 * Where tests write what need not outlive the machine: an embedded database is a thousand small files, which take ten times
 * as long to copy and to remove on a busy disk. A proof writes where an installation would.
 */
export const scratch = !isProof && isRoomy(memory) ? memory : tmpdir();

/** An empty folder that nobody else has; `remove` takes it away with what was put there. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(scratch, 'retour-api-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
