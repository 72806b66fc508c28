import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitName } from './commit-name';

const root = mkdtempSync(path.join(tmpdir(), 'commit-'));
const write = (name: string, text: string): void => writeFileSync(path.join(root, name), text);

const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

beforeAll(() => {
  mkdirSync(path.join(root, 'docs/proof'), { recursive: true });
  for (const name of ['code.ts', 'docs/proof.md', 'docs/proof/record.json']) write(name, 'before');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '-m', 'first');
});

afterAll(() => rmSync(root, { recursive: true }));

test('the record that a run wrote does not make the next one that of another code', () => {
  write('docs/proof.md', 'after');
  write('docs/proof/record.json', 'after');
  expect(commitName(root)).toMatch(/^[0-9a-f]+$/);
});

test('nor does a commit of that record alone', () => {
  const code = commitName(root);
  git('commit', '--quiet', '--no-verify', '--all', '-m', 'record');
  expect(git('rev-parse', '--short', 'HEAD')).not.toBe(code);
  expect(commitName(root)).toBe(code);
});

test('changed code is said', () => {
  write('code.ts', 'after');
  expect(commitName(root)).toMatch(/^[0-9a-f]+-dirty$/);
});
