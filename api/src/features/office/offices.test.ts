import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readOffices, shippedOffices } from './offices';

const folder = mkdtempSync(path.join(tmpdir(), 'offices-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: unknown): string {
  const file = path.join(folder, 'offices.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

it('are those that ship with the product, each under an id of its own', () => {
  expect(readOffices(null)).toBe(shippedOffices);
  expect(new Set(shippedOffices.map(({ id }) => id)).size).toBe(shippedOffices.length);
  expect(shippedOffices.map(({ name }) => name).filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
});

it('are those of the installation when it has a file', () => {
  const office = { id: 'bureau-1', name: 'Terminal 1' };
  expect(readOffices(fileOf([office]))).toEqual([{ ...office, aliases: [] }]);
});

it.each([
  ['no JSON', '{'],
  ['no list', { id: 'a', name: 'A' }],
  ['none', []],
  ['an office without a name', [{ id: 'a' }]],
  [
    'an id given twice',
    [
      { id: 'a', name: 'A' },
      { id: 'a', name: 'B' },
    ],
  ],
])('are refused: %s', (_name, content) => {
  expect(readOffices(fileOf(content))).toBeNull();
});

it('are refused when there is no file', () => {
  expect(readOffices(path.join(folder, 'none.json'))).toBeNull();
});
