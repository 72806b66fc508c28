import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { absolute } from '../checks/source-files';

/** Acknowledged writes beside bare inserts, and each filter of the agents' list over a million rows (some minutes). */
export async function benchDeclarations(): Promise<unknown> {
  const run = promisify(execFile);
  const program = absolute('api/test/bench/run-declarations.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout);
}
