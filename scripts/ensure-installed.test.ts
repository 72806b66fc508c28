import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isInstalled } from './ensure-installed.mjs';

interface Package {
  readonly version?: string;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}
type Locked = Readonly<Record<string, Package>>;

const otherSystem = process.platform === 'darwin' ? 'linux' : 'darwin';
const otherProcessor = process.arch === 'x64' ? 'arm64' : 'x64';

/** What npm installs on this machine, everything of it. */
const installedHere: Locked = {
  '': { version: '1.0.0' },
  core: { version: '1.0.0' },
  'node_modules/core': { link: true },
  'node_modules/server': { version: '2.1.0' },
  'api/node_modules/server': { version: '1.9.0' },
  'node_modules/builder': { version: '8.3.0', dev: true },
  'node_modules/for-this-machine': {
    version: '1.0.0',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  'node_modules/for-any': { version: '1.0.0', optional: true, os: ['any'], cpu: ['any'] },
  'node_modules/for-most-systems': { version: '1.0.0', optional: true, os: [`!${otherSystem}`] },
};

const forOtherMachines: Locked = {
  'node_modules/for-another-system': { version: '1.0.0', optional: true, os: [otherSystem] },
  'node_modules/for-another-processor': {
    version: '1.0.0',
    optional: true,
    os: [process.platform],
    cpu: [otherProcessor],
  },
};

const locked: Locked = { ...installedHere, ...forOtherMachines };

/** A folder with these packages in its lockfile, and those in what npm noted of its installation, if it noted any. */
function folderWith(installed: Locked | null): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-installed-'));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  if (installed !== null) {
    mkdirSync(path.join(folder, 'node_modules'));
    const note = path.join(folder, 'node_modules', '.package-lock.json');
    writeFileSync(note, JSON.stringify({ packages: installed }));
  }
  return folder;
}

it('takes what npm installed, whoever asked for it, without what is for other machines', () => {
  expect(isInstalled(folderWith(installedHere))).toBe(true);
});

it('asks for no optional package: some are absent where they would do', () => {
  const { 'node_modules/for-this-machine': _own, ...withoutOwn } = installedHere;
  expect(isInstalled(folderWith(withoutOwn))).toBe(true);
});

it('sees what is missing: everything, the packages of development, another version, the copy of a workspace', () => {
  const { 'node_modules/builder': _builder, ...forProduction } = installedHere;
  const { 'api/node_modules/server': _own, ...withoutOwn } = installedHere;
  const other = { ...installedHere, 'node_modules/server': { version: '2.0.9' } };
  for (const installed of [null, {}, forProduction, withoutOwn, other]) {
    expect(isInstalled(folderWith(installed)), JSON.stringify(installed)).toBe(false);
  }
});

it('does not take what was installed on another machine, and copied here', () => {
  for (const [place, foreign] of Object.entries(forOtherMachines)) {
    expect(isInstalled(folderWith({ ...installedHere, [place]: foreign })), place).toBe(false);
  }
});
