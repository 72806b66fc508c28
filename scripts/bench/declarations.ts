import { spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import { absolute } from '../checks/source-files';

/** Acknowledged writes beside bare inserts, and each filter of the agents' list over so many rows (some minutes for a million). */
export async function benchDeclarations(rows = 1_000_000): Promise<unknown> {
  const program = absolute('api/test/bench/run-declarations.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, String(rows)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return json(child.stdout);
}
