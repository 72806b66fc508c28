/**
 * Prints the product's figures as JSON, with the machine they were measured on.
 *
 *   npm run bench                      everything (some minutes)
 *   npm run bench -- assess,search     some parts: assess, publicodes, search, http, start, declarations, processes, browser,
 *                                      lighthouse
 *   npm run bench -- lighthouse 5      five runs a page instead of three
 *   npm run bench -- declarations 10000000    the lists of ten million declarations instead of a million
 */
import { cpus, totalmem } from 'node:os';
import { absolute } from '../checks/source-files';
import { ensureBuilt } from '../ensure-built.mjs';
import { commitName } from '../setup/commit-name';

const parts = {
  assess: async () => (await import('./assess')).benchAssess(),
  publicodes: async () => (await import('./publicodes')).benchPublicodes(),
  search: async () => (await import('./search')).benchSearch(),
  http: async () => (await import('./http')).benchHttp(),
  start: async (runs?: number) => (await import('./start')).benchStart(runs),
  declarations: async (rows?: number) => (await import('./declarations')).benchDeclarations(rows),
  processes: async () => (await import('./processes')).benchProcesses(),
  browser: async () => (await import('./browser')).benchBrowser(),
  lighthouse: async (runs?: number) => (await import('./lighthouse')).benchLighthouse(runs),
} as const;

const [asked = Object.keys(parts).join(','), count] = process.argv.slice(2);
const root = absolute('.');
const commit = commitName(root);
await ensureBuilt(root);

const figures: Record<string, unknown> = {
  date: new Date().toISOString(),
  commit,
  machine: {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  },
};
for (const [name, measure] of Object.entries(parts)) {
  if (asked.split(',').includes(name))
    figures[name] = await measure(count === undefined ? undefined : Number(count));
}
console.log(JSON.stringify(figures, null, 2));
