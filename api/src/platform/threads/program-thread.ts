import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Sources are read as they are written only where the product is developed, by what reads those of the server there. */
const readSources = `
import('tsx/esm/api').then(({ register }) => {
  register();
  return import(require('node:worker_threads').workerData.program);
});`;

/**
 * Starts a program of ours in a thread of its own: what was built of it when it stands beside this program, or else its
 * source. `built` and `source` are addresses of files.
 */
export function startThread(built: URL, source: URL, resourceLimits: ResourceLimits): Worker {
  if (existsSync(fileURLToPath(built))) return new Worker(built, { resourceLimits });
  return new Worker(readSources, {
    eval: true,
    execArgv: [],
    workerData: { program: source.href },
    resourceLimits,
  });
}
