import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashOf } from './stamp.mjs';

it('knows the same sources wherever they stand, and other ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-stamp-'));
  const [one, copy] = [path.join(folder, 'one'), path.join(folder, 'copy')];
  cpSync(import.meta.dirname, one, { recursive: true });
  cpSync(one, copy, { recursive: true });
  expect(hashOf(copy, ['.'])).toBe(hashOf(one, ['.']));
  writeFileSync(path.join(copy, 'stamp.mjs'), '');
  expect(hashOf(copy, ['.'])).not.toBe(hashOf(one, ['.']));
});
