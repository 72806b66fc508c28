import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatReceiptNumber, parseReceiptNumber } from '@retour/core';
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

it.each(['port-calais', 'a', '7', 'terminal-2-e', 'a'.repeat(64)])(
  'have ids by which the number of a receipt is found: %s',
  (officeId) => {
    const receipt = { officeId, year: 2026, number: 12 };
    expect(readOffices(fileOf([{ id: officeId, name: 'A' }]))).not.toBeNull();
    expect(parseReceiptNumber(formatReceiptNumber(receipt))).toEqual(receipt);
  },
);

it('are those of the installation when it has a file', () => {
  const office = { id: 'bureau-1', name: 'Terminal 1' };
  expect(readOffices(fileOf([office]))).toEqual([{ ...office, aliases: [] }]);
});

it.each([
  ['no JSON', '{'],
  ['no list', { id: 'a', name: 'A' }],
  ['none', []],
  ['an office without a name', [{ id: 'a' }]],
  ...['calais--port', '-calais', 'calais-', '-', '', 'Calais', 'calais port', 'a'.repeat(65)].map(
    (id): [string, unknown] => [`the id « ${id} »`, [{ id, name: 'A' }]],
  ),
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
