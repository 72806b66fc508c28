import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { chromiumStarts, findChromium, unpackedChromium } from './setup/find-chromium.mjs';
import { runCommand } from './setup/run-command.mjs';
import { stopWith } from './setup/stop-with.mjs';

const debianPackage = 'chromium-headless-shell';
/** The last release of this package that runs on Node 20. */
const npmPackage = '@sparticuz/chromium@147.0.0';

async function installWithApt() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) return;
  process.stdout.write(`Installing Debian's ${debianPackage}…\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { env });
  await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', debianPackage], { env });
}

/** @param {string} root folder of the repository */
async function installFromNpm(root) {
  process.stdout.write('Installing a Chromium from the npm registry…\n');
  const folder = path.join(root, '.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const install = await runCommand('npm', ['install', '--prefix', folder, ...flags, npmPackage], {
    cwd: folder,
  });
  if (install.code !== 0) return;
  const script =
    "import('@sparticuz/chromium').then(async ({ default: chromium }) => console.log(await chromium.executablePath()))";
  const unpacking = await runCommand(process.execPath, ['-e', script], {
    env: { TMPDIR: folder },
    cwd: folder,
  });
  const executable = unpacking.output.trim().split('\n').at(-1) ?? '';
  const wanted = path.join(root, unpackedChromium);
  if (unpacking.code === 0 && executable !== wanted && existsSync(executable)) renameSync(executable, wanted);
}

/**
 * The path of a Chromium that starts, installed when the machine has none.
 * @param {string} root folder of the repository
 * @returns {Promise<string>}
 */
export async function ensureChromium(root) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !chromiumStarts(named))
    stopWith(`CHROMIUM_PATH names a browser that does not start: ${named}`);
  const present = findChromium(root);
  if (present) return present;
  await installWithApt();
  const fromApt = findChromium(root);
  if (fromApt) return fromApt;
  await installFromNpm(root);
  const fromNpm = findChromium(root);
  if (fromNpm) return fromNpm;
  return stopWith(
    'No Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to yours.',
  );
}
