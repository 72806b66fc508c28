import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Owner } from '../../api/test/postgres-cluster';

/** Writes a file below the cluster's folder for who runs it alone, and gives its place. */
export type WriteSettings = (name: string, text: string, mode?: number) => string;

export function settingsWriter(folder: string, owner: Owner | undefined): WriteSettings {
  return (name, text, mode = 0o600) => {
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode });
    if (owner !== undefined) chownSync(file, owner.uid, owner.gid);
    return file;
  };
}
