import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './setup/run-command.mjs';
import { stopWith } from './setup/stop-with.mjs';

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i;

/**
 * @param {string} output of npm
 * @returns {string}
 */
function whyInstallFailed(output) {
  if (unreachable.test(output)) {
    return 'The packages could not be fetched: the npm registry does not answer. Check the network, then run this again.';
  }
  const firstError = output.split('\n').find((line) => /^npm (error|ERR!) (?!code)/.test(line));
  return `npm ci failed: ${firstError ?? 'run "npm ci" to see why'}`;
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 */

/**
 * @param {string} file a lockfile
 * @returns {Record<string, LockedPackage>} its packages by their place, none when there is no such file
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {string[] | undefined} accepted systems or processors as a package names them: those it is for, or `!` those it is not for
 * @param {string} own this machine's
 * @returns {boolean} whether this machine is one of them; « any » is every one
 */
function isAmong(accepted, own) {
  if (accepted === undefined || accepted.includes(own) || accepted.includes('any')) return true;
  return accepted.every((one) => one.startsWith('!') && one !== `!${own}`);
}

/**
 * Whether what npm noted of its last installation, whoever asked for it, holds every package of the lockfile, those of
 * development too, and was made for this machine: a folder copied from another one is not. Optional packages are not asked for,
 * those of this machine neither, as npm leaves some out that would do (another libc): an installation made without them counts.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  const isForHere = Object.values(installed).every(
    ({ os, cpu }) => isAmong(os, process.platform) && isAmong(cpu, process.arch),
  );
  if (!isForHere) return false;
  return Object.entries(packagesOf(path.join(root, 'package-lock.json')))
    .filter(([place, { optional, link }]) => place.includes('node_modules/') && !optional && !link)
    .every(([place, { version, integrity }]) => {
      return installed[place]?.version === version && installed[place]?.integrity === integrity;
    });
}

/**
 * Installs the locked packages, unless they are there already.
 * Install scripts stay off: every native part comes prebuilt inside its package.
 * @param {string} root folder of the repository
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  process.stderr.write('Installing packages…\n');
  // The product is built here, by packages of development, also where NODE_ENV says that it is then served.
  const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const install = await runCommand('npm', ['ci', ...options], { cwd: root });
  if (install.code !== 0) stopWith(whyInstallFailed(install.output));
  if (!isInstalled(root)) {
    stopWith('Some packages are missing after npm ci: run it by hand, it says which and why.');
  }
}
