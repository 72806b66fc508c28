import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { runCommand } from '../setup/run-command.mjs';

/**
 * How many tests of a step passed and failed, and what to read of it that is not on the screen yet.
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 */

/**
 * What the JSON reports of Vitest and Playwright say of the whole.
 * @typedef {{ expected?: number, unexpected?: number, flaky?: number }} PlaywrightStats
 * @typedef {{ numPassedTests?: number, numFailedTests?: number, stats?: PlaywrightStats }} Report
 */

/**
 * @param {string} root
 * @param {string} name
 * @returns {string} a command of the installed packages
 */
function installed(root, name) {
  return path.join(root, 'node_modules', '.bin', name);
}

/**
 * Runs a command of an installed package as one test.
 * @param {string} root
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
export async function runTool(root, command, args) {
  const { code, output } = await runCommand(installed(root, command), args, { cwd: root });
  return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output };
}

/**
 * @param {string} root
 * @param {readonly string[]} workspaces
 * @returns {Promise<Outcome>} one test a workspace
 */
export async function runTypes(root, workspaces) {
  const outcomes = await Promise.all(
    workspaces.map((workspace) => runTool(root, 'tsc', ['--noEmit', '-p', workspace])),
  );
  const failures = outcomes.filter(({ failed }) => failed > 0);
  return {
    passed: outcomes.length - failures.length,
    failed: failures.length,
    output: failures.map(({ output }) => output).join(''),
  };
}

/**
 * Runs a runner as it is: what it reports is shown as it comes, and only its totals are read from its JSON report. It
 * counts as failed when its command failed, even if every test that it counted passed.
 * @param {string} root
 * @param {{ command: string, args: readonly string[], env?: Record<string, string>, report: string }} run
 * @returns {Promise<Outcome>}
 */
async function runRunner(root, { command, args, env = {}, report }) {
  const file = path.join(root, report);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runCommand(installed(root, command), args, { cwd: root, env, inherit: true });
  const { numPassedTests = 0, numFailedTests = 0, stats = {} } = readReport(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const failed = numFailedTests + unexpected;
  return {
    passed: numPassedTests + expected + flaky,
    failed: code === 0 ? failed : Math.max(failed, 1),
    output: '',
  };
}

/**
 * @param {string} file
 * @returns {Report}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} root
 * @returns {Promise<Outcome>}
 */
export function runVitest(root) {
  const report = path.join('test-results', 'unit.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  // Vite tells at each start that a way of reading its configuration, which is not ours, could not read it.
  const env = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  return runRunner(root, { command: 'vitest', args, env, report });
}

/** @returns {Promise<number>} a port that nobody listens to: two copies of the repository may be tested at once */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * With a second try, on a machine that the browsers share with everything else; Playwright names those that needed it.
 * @param {string} root
 * @param {string} chromium path of the browser
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(root, chromium) {
  const report = path.join('test-results', 'e2e.json');
  const env = {
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, report),
  };
  const args = ['test', '-c', 'e2e', '--reporter=dot,json', '--retries=1', '--trace=on-first-retry'];
  return runRunner(root, { command: 'playwright', args, env, report });
}
