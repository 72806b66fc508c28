import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './run-program';

export function sha256Of(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Writes the digests of the files of a folder beside them, as `sha256sum --check` reads them. */
export function writeDigests(folder: string, files: readonly string[]): string {
  const digests = path.join(folder, 'SHA256SUMS');
  const lines = [...files].sort().map((file) => `${sha256Of(file)}  ${path.basename(file)}\n`);
  writeFileSync(digests, lines.join(''));
  return digests;
}

/** Signs a file with the secret key of a file, without a password; `minisign -V` verifies it. */
export async function signFile(file: string, secretKeyFile: string): Promise<string> {
  await runProgram('minisign', ['-S', '-s', secretKeyFile, '-m', file], path.dirname(file));
  return `${file}.minisig`;
}
