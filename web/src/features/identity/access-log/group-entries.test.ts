import type { AccessEntry } from '@retour/contract';
import { expect, it } from 'vitest';
import { groupEntries } from './group-entries';

const entry = (minute: number, changes: Partial<AccessEntry> = {}): AccessEntry => ({
  id: `1-${minute}`,
  at: `2026-11-21T10:${minute}:00.000Z`,
  action: 'declarations-listed',
  agent: { id: 'a', name: 'Claire Martin' },
  ...changes,
});

it('makes one line of the same act by the same person, one after the other', () => {
  const other = { id: 'b', name: 'Hugo Bernard' };
  const groups = groupEntries([
    entry(50),
    entry(40),
    entry(30, { agent: other }),
    entry(20, { action: 'declaration-read' }),
    entry(10),
  ]);
  expect(groups.map(({ entry: { id }, count, since }) => [id, count, since.slice(14, 16)])).toEqual([
    ['1-50', 2, '40'],
    ['1-30', 1, '30'],
    ['1-20', 1, '20'],
    ['1-10', 1, '10'],
  ]);
});

it('keeps apart what was read of two declarations, and lists of other lengths', () => {
  const read = (id: string) =>
    entry(50, { action: 'declaration-read', subject: { kind: 'declaration', id } });
  expect(groupEntries([read('x'), read('y')])).toHaveLength(2);
  expect(groupEntries([entry(50, { rows: 3 }), entry(40, { rows: 4 })])).toHaveLength(2);
});
