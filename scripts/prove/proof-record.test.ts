import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Ran } from './print-table';
import type { Result } from './proof';
import { readRecord, recordOf, takesPlace, writeRecord } from './proof-record';

const folder = mkdtempSync(path.join(tmpdir(), 'retour-record-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function ran(
  id: string,
  changes: Partial<Ran> = {},
  result: Partial<Extract<Result, { kind: 'run' }>> = {},
): Ran {
  return {
    date: '2026-11-26T10:00:00.000Z',
    commit: 'abc1234',
    scale: 1,
    seed: 7,
    machine: 'a machine',
    result: {
      kind: 'run',
      id,
      title: `promise ${id}`,
      seconds: 1,
      tried: 5,
      failed: 0,
      figures: [],
      ...result,
    },
    pictures: [],
    ...changes,
  };
}

const notRun = (id: string): Ran => ({
  ...ran(id),
  result: { kind: 'not run', id, title: `promise ${id}`, reason: 'no program' },
});

it.each([
  ['what was never tried', ran('R1', { scale: 0.1 }), undefined, true],
  ['a whole run', ran('R1'), ran('R1', { scale: 0.1 }), true],
  ['a smaller run that says the same', ran('R1', { scale: 0.1 }), ran('R1'), false],
  ['a smaller run that fails', ran('R1', { scale: 0.1 }, { failed: 1 }), ran('R1'), true],
  ['a smaller run after one that failed', ran('R1', { scale: 0.1 }), ran('R1', {}, { failed: 1 }), true],
  ['what could not run', notRun('R1'), ran('R1', {}, { failed: 1 }), false],
])('takes or keeps the place of what is on record: %s', (_what, next, known, expected) => {
  expect(takesPlace(next, known)).toBe(expected);
});

it('is in the order of the promises, and forgets those that are promised no more', () => {
  const record = recordOf([{ id: 'R1' }, { id: 'R2' }], [ran('R2'), ran('R0')], [ran('R1'), notRun('R2')]);
  expect(record.map(({ result }) => result.id)).toEqual(['R1', 'R2']);
  expect(record[1]?.result.kind).toBe('run');
});

it('is read as it was written, its curves once, and shows them again after a run of another promise', () => {
  const drawn = ran('R7', { pictures: [{ file: 'R7-1.svg', svg: '<svg/>' }] });
  writeRecord(folder, [drawn], [{ id: 'R9', title: 'an hour' }]);
  expect(readFileSync(path.join(folder, 'proof', 'R7-1.svg'), 'utf8')).toBe('<svg/>');
  const again = recordOf([{ id: 'R7' }, { id: 'R8' }], readRecord(folder), [ran('R8', { scale: 0.5 })]);
  writeRecord(folder, again, []);
  expect(readdirSync(path.join(folder, 'proof')).toSorted()).toEqual(['R7-1.svg', 'record.json']);
  const document = readFileSync(path.join(folder, 'proof.md'), 'utf8');
  expect(document).toContain('(proof/R7-1.svg)');
  expect(document).toMatch(/^\| R7 \| promise R7 \| kept \| 5 \| 0 \|.*\| 2026-11-26, abc1234, whole \|$/m);
  expect(document).toMatch(/^\| R8 .* × 0\.5 \|$/m);
  expect(readRecord(folder)).toEqual(
    again.map((one) => ({ ...one, pictures: one.pictures.map(({ file }) => ({ file })) })),
  );
});

it('says of which promises nothing is on record', () => {
  writeRecord(folder, [ran('R7')], [{ id: 'R9', title: 'an hour' }]);
  expect(readFileSync(path.join(folder, 'proof.md'), 'utf8')).toContain(
    '| R9 | an hour | no run on record |',
  );
});
