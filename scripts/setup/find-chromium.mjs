import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const usualPlaces = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where the fallback of `ensureChromium` is unpacked, from the root of the repository. */
export const unpackedChromium = path.join('.cache', 'chromium', 'chromium');

/**
 * @param {string} file
 * @returns {boolean}
 */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {boolean} whether the browser starts and says its version
 */
export function chromiumStarts(file) {
  if (!isExecutable(file)) return false;
  const version = spawnSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 });
  return version.status === 0 && /\d+\.\d+/.test(version.stdout);
}

/**
 * The first Chromium of this machine that starts: CHROMIUM_PATH, the PATH, the usual places, then our own copy.
 * @param {string} root folder of the repository
 * @returns {string | null}
 */
export function findChromium(root) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return chromiumStarts(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = commandNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [...onPath, ...usualPlaces, path.join(root, unpackedChromium)];
  return candidates.find(chromiumStarts) ?? null;
}
