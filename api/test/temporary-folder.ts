import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An empty folder that nobody else has; `remove` takes it away with what was put there. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-api-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
