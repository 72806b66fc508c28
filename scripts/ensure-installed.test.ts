import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isInstalled } from './ensure-installed.mjs';
import { hashOf } from './setup/stamp.mjs';

type Locked = Readonly<
  Record<string, { version?: string; optional?: boolean; link?: boolean; dev?: boolean }>
>;

const locked: Locked = {
  '': { version: '1.0.0' },
  core: { version: '1.0.0' },
  'node_modules/core': { link: true },
  'node_modules/server': { version: '2.1.0' },
  'api/node_modules/server': { version: '1.9.0' },
  'node_modules/builder': { version: '8.3.0', dev: true },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
};

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
  const { 'node_modules/for-another-machine': _absent, ...installed } = locked;
  expect(isInstalled(folderWith(installed))).toBe(true);
});

it('sees what is missing: everything, the packages of development, another version, the copy of a workspace', () => {
  const { 'node_modules/builder': _builder, ...forProduction } = locked;
  const { 'api/node_modules/server': _own, ...withoutOwn } = locked;
  const other = { ...locked, 'node_modules/server': { version: '2.0.9' } };
  for (const installed of [null, {}, forProduction, withoutOwn, other]) {
    expect(isInstalled(folderWith(installed)), JSON.stringify(installed)).toBe(false);
  }
});

it('knows the same sources wherever they stand, and other ones', () => {
  const one = folderWith(null);
  const copy = path.join(folderWith(null), 'copy');
  cpSync(one, copy, { recursive: true });
  expect(hashOf(copy, ['.'])).toBe(hashOf(one, ['.']));
  writeFileSync(path.join(copy, 'package-lock.json'), '{}');
  expect(hashOf(copy, ['.'])).not.toBe(hashOf(one, ['.']));
});
