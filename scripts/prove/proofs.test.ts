import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { absolute } from '../checks/source-files';
import { proofs } from './proofs';

/** The name of each promise, and what its last column says of its full run: « R1: 600 faults, 50 000 writes ». */
const rows = readFileSync(absolute('docs/reliability.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([_start, name = '']) => /^[A-Z]\d+$/.test(name))
  .map(([_start, name = '', ...cells]) => ({ name, fullRun: cells.at(-2) ?? '' }));

it('proves each promise that has a full run, under its name, and promises what is proved', () => {
  const promised = rows.filter(({ fullRun }) => fullRun !== '');
  expect(promised.filter(({ name, fullRun }) => fullRun.match(/^[A-Z]\d+/)?.[0] !== name)).toEqual([]);
  // `S12-openapi` is one of those that prove S12.
  const proved = new Set(proofs.map(({ id }) => id.replace(/-.*$/, '')));
  expect([...proved].sort()).toEqual(promised.map(({ name }) => name).sort());
});

it('gives a name to one promise, and to one proof', () => {
  for (const names of [rows.map(({ name }) => name), proofs.map(({ id }) => id)]) {
    expect([...new Set(names)]).toEqual(names);
  }
});
