import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './setup/run-command.mjs';
import { hashOf, readStamp, writeStamp } from './setup/stamp.mjs';
import { stopWith } from './setup/stop-with.mjs';

const sharedSources = ['core/src', 'core/data', 'contract/src', 'package-lock.json', 'tsconfig.base.json'];

const deliverables = [
  {
    workspace: 'web',
    // Which modules share a file depends on the walk that weighs them.
    sources: ['web', 'scripts/checks/size', 'scripts/checks/cycles.ts'],
    result: 'web/dist/index.html',
    settings: pageSettings,
  },
  { workspace: 'api', sources: ['api'], result: 'api/dist/server.js', settings: () => [] },
];

/**
 * What the pages are built with besides their sources: who publishes them, whom to call. `VITE_CONFIG_…` is for Vite itself.
 * @returns {readonly string[]}
 */
function pageSettings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_') && !name.startsWith('VITE_CONFIG_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
}

/**
 * Builds one deliverable, unless it is built from these very sources and settings.
 * @param {string} root
 * @param {{ workspace: string, sources: readonly string[], result: string, settings: () => readonly string[] }} deliverable
 * @returns {Promise<string | null>} why it failed
 */
async function build(root, { workspace, sources: own, result, settings }) {
  const sources = hashOf(root, [...own, ...sharedSources], settings());
  const stampFile = path.join(root, '.cache', `built-${workspace}`);
  if (existsSync(path.join(root, result)) && readStamp(stampFile) === sources) return null;
  process.stderr.write(`Building ${workspace}…\n`);
  const run = await runCommand('npm', ['run', 'build', '--silent', '-w', `@retour/${workspace}`], {
    cwd: root,
    // As it is delivered, also when a test asks for it.
    env: { NODE_ENV: 'production' },
  });
  if (run.code !== 0) return run.output;
  writeStamp(stampFile, sources);
  return null;
}

/**
 * Builds the web application and the server where their sources changed, or the settings that the pages hold.
 * @param {string} root folder of the repository
 * @returns {Promise<readonly string[]>} the output of each build that failed
 */
export async function buildDeliverables(root) {
  const failures = await Promise.all(deliverables.map((deliverable) => build(root, deliverable)));
  return failures.filter((failure) => failure !== null);
}

/** @param {string} root folder of the repository */
export async function ensureBuilt(root) {
  const failures = await buildDeliverables(root);
  if (failures.length === 0) return;
  process.stderr.write(failures.join('\n'));
  stopWith('The product could not be built: the compiler says why just above.');
}
