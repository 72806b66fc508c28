import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './setup/run-command.mjs';
import { hashOf, readStamp, writeStamp } from './setup/stamp.mjs';
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
 * Installs the locked packages, unless this lockfile is installed already.
 * Install scripts stay off: every native part comes prebuilt inside its package.
 * @param {string} root folder of the repository
 */
export async function ensureInstalled(root) {
  const stampFile = path.join(root, 'node_modules', '.cache', 'installed-lockfile');
  const lockfile = hashOf([path.join(root, 'package-lock.json'), process.versions.node.split('.')[0] ?? '']);
  if (readStamp(stampFile) === lockfile) return;
  process.stderr.write('Installing packages…\n');
  const install = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
  });
  if (install.code !== 0) stopWith(whyInstallFailed(install.output));
  if (!existsSync(path.join(root, 'node_modules', 'vite'))) {
    stopWith(
      'The development packages are missing: unset NODE_ENV and npm\'s "omit" setting, then run this again.',
    );
  }
  writeStamp(stampFile, lockfile);
}
