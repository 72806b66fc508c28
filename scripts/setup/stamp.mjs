import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const notSources = new Set(['node_modules', 'dist', '.data', '.cache', 'test-results']);

/**
 * @param {string} place a file or a folder
 * @returns {string[]} the files there, in a stable order
 */
function filesUnder(place) {
  try {
    return readdirSync(place, { withFileTypes: true })
      .filter((entry) => !notSources.has(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const child = path.join(place, entry.name);
        return entry.isDirectory() ? filesUnder(child) : [child];
      });
  } catch {
    return [place];
  }
}

/**
 * One hash for the content of files and folders, the same wherever the repository stands; a missing one counts as empty.
 * @param {string} root folder of the repository
 * @param {readonly string[]} places from there
 * @param {readonly string[]} [settings] what counts besides, in a stable order
 * @returns {string}
 */
export function hashOf(root, places, settings = []) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesUnder(path.join(root, place)))) {
    hash.update(`${path.relative(root, file)}\0`);
    try {
      hash.update(readFileSync(file));
    } catch {
      hash.update('absent');
    }
  }
  for (const setting of settings) hash.update(`${setting}\0`);
  return hash.digest('hex');
}

/**
 * @param {string} stampFile
 * @returns {string} what the last successful run left, or nothing
 */
export function readStamp(stampFile) {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param {string} stampFile
 * @param {string} value
 */
export function writeStamp(stampFile, value) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, value);
}
