import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { runCommand } from '../setup/run-command.mjs';
import { secondTries } from './second-tries.mjs';

/**
 * What a runner found: how many of its tests passed and failed, and what to read when some failed.
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
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
 * @param {import('../setup/run-command.mjs').CommandResult} result
 * @returns {Outcome}
 */
function asOneTest({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output };
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {Outcome}
 */
function sum(outcomes) {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    output: outcomes.map(({ output }) => output).join(''),
  };
}

/**
 * A run counts as failed when its command failed, even if every test it counted passed.
 * @param {import('../setup/run-command.mjs').CommandResult} result
 * @param {{ passed: number, failed: number }} counted
 * @returns {Outcome}
 */
function counted({ code, output }, { passed, failed }) {
  if (code === 0 && failed === 0) return { passed, failed, output: '' };
  return { passed, failed: Math.max(failed, 1), output };
}

/**
 * The counts that the JSON reports of vitest and Playwright carry.
 * @typedef {{ expected?: number, unexpected?: number, flaky?: number }} PlaywrightStats
 * @typedef {import('./second-tries.mjs').PlaywrightSuite} PlaywrightSuite
 * @typedef {{ numPassedTests?: number, numFailedTests?: number, stats?: PlaywrightStats, suites?: PlaywrightSuite[] }} Report
 */

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
 * @param {string} name
 * @returns {string} an empty place for a runner's report
 */
function reportFile(root, name) {
  const folder = path.join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * Runs a command of an installed package as one test.
 * @param {string} root
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
export async function runTool(root, command, args) {
  return asOneTest(await runCommand(installed(root, command), args, { cwd: root }));
}

/**
 * @param {string} root
 * @param {readonly string[]} workspaces
 * @returns {Promise<Outcome>} one test a workspace
 */
export async function runTypes(root, workspaces) {
  const runs = workspaces.map((workspace) => runTool(root, 'tsc', ['--noEmit', '-p', workspace]));
  return sum(await Promise.all(runs));
}

/**
 * Without a second try: an invariant that is lost now and then is lost.
 * @param {string} root
 * @returns {Promise<Outcome>}
 */
export async function runVitest(root) {
  const file = reportFile(root, 'unit');
  const args = ['run', '--retry=0', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const result = await runCommand(installed(root, 'vitest'), args, { cwd: root });
  const report = readReport(file);
  return counted(result, { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 });
}

/** @returns {Promise<number>} a port that nobody listens to */
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
 * @param {string} root
 * @param {string} chromium path of the browser
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(root, chromium) {
  const file = reportFile(root, 'e2e');
  const port = String(await freePort());
  const env = { CHROMIUM_PATH: chromium, E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = ['test', '-c', 'e2e', '--reporter=dot,json'];
  const result = await runCommand(installed(root, 'playwright'), args, { cwd: root, env });
  const report = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  for (const name of secondTries(report)) console.log(`  e2e: second try: ${name}`);
  return counted(result, { passed: expected + flaky, failed: unexpected });
}
