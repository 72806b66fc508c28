/** `npm test`: installs what it needs, runs every check, and ends with "N passed, N failed". */
import { fileURLToPath } from 'node:url';
import { runPlaywright, runTool, runTypes, runVitest } from './checks/runners.mjs';
import { buildDeliverables } from './ensure-built.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';
import { stopWith } from './setup/stop-with.mjs';

/**
 * @typedef {import('./checks/runners.mjs').Outcome} Outcome
 * @typedef {{ name: string, needs?: readonly string[], run: () => Promise<Outcome> }} Step
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const workspaces = ['core', 'contract', 'api', 'web', 'e2e', 'scripts'];

/**
 * @param {string} name
 * @returns {Step} a check of this folder, as one test
 */
function check(name) {
  return { name, run: () => runTool(root, 'tsx', [`scripts/check-${name}.ts`]) };
}

/** @type {Step} */
const build = {
  name: 'build',
  run: async () => {
    const failures = await buildDeliverables(root);
    return { passed: 2 - failures.length, failed: failures.length, output: failures.join('') };
  },
};

/** Steps of a stage run side by side; a stage starts when the one before is over. */
const stages = [
  [
    build,
    { name: 'types', run: () => runTypes(root, workspaces) },
    { name: 'lint', run: () => runTool(root, 'biome', ['check', '--error-on-warnings', '.']) },
    check('imports'),
    check('sources'),
  ],
  [
    check('scenarios'),
    { name: 'unused', run: () => runTool(root, 'knip', ['--no-progress']) },
    { ...check('size'), needs: ['build'] },
  ],
  [{ name: 'unit', run: () => runVitest(root) }],
  [{ name: 'e2e', needs: ['build'], run: async () => runPlaywright(root, await ensureChromium(root)) }],
];

/** @returns {ReadonlySet<string>} the steps asked for, with those they need */
function chosenSteps() {
  const steps = stages.flat();
  const flag = process.argv.indexOf('--only');
  if (flag === -1) return new Set(steps.map(({ name }) => name));
  const asked = (process.argv[flag + 1] ?? '').split(',');
  const known = steps.filter(({ name }) => asked.includes(name));
  if (known.length < asked.length) {
    stopWith(
      `--only takes names among ${steps.map(({ name }) => name).join(', ')}, with commas between them.`,
    );
  }
  return new Set(known.flatMap(({ name, needs = [] }) => [name, ...needs]));
}

/** @type {Set<string>} */
const failedSteps = new Set();

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function outcomeOf({ needs = [], run }) {
  const missing = needs.filter((name) => failedSteps.has(name));
  if (missing.length === 0) return run();
  return { passed: 0, failed: 1, output: `not run: ${missing.join(', ')} failed` };
}

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function runStep(step) {
  const started = performance.now();
  const outcome = await outcomeOf(step);
  if (outcome.failed > 0) failedSteps.add(step.name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const mark = outcome.failed === 0 ? '✓' : '✗';
  process.stdout.write(
    `${mark} ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)\n`,
  );
  if (outcome.output !== '') process.stdout.write(`${outcome.output.trimEnd()}\n`);
  return outcome;
}

ensureNode();
const chosen = chosenSteps();
await ensureInstalled(root);
if (chosen.has('e2e')) await ensureChromium(root);

const total = { passed: 0, failed: 0 };
for (const stage of stages) {
  const outcomes = await Promise.all(stage.filter(({ name }) => chosen.has(name)).map(runStep));
  for (const { passed, failed } of outcomes) {
    total.passed += passed;
    total.failed += failed;
  }
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
