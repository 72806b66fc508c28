import { expect, it } from 'vitest';
import { since } from './figure';
import { lawOn, lawTables } from './law';
import { lawEdition } from './law-edition';
import { rehearsedDay, rehearsedTables } from './testing/rehearsal';

const dayBefore = '2026-12-31';

it('is the same for every day of a period, and short enough for a code', () => {
  expect(lawEdition(lawOn('2026-05-04'))).toBe(lawEdition(lawOn(dayBefore)));
  expect(lawEdition(lawOn(dayBefore))).toMatch(/^[0-9a-z]{1,7}$/);
});

it('changes with the day from which another law holds, and not before', () => {
  expect(lawEdition(lawOn(dayBefore, rehearsedTables))).toBe(lawEdition(lawOn(dayBefore)));
  expect(lawEdition(lawOn(rehearsedDay, rehearsedTables))).not.toBe(lawEdition(lawOn(rehearsedDay)));
  expect(lawEdition(lawOn('2025-12-31'))).not.toBe(lawEdition(lawOn('2026-01-01')));
});

it.each([{ value: 17 }, { legalBasis: 'another article' }, { confidence: 'to-confirm' as const }])(
  'changes with %j of one figure',
  (change) => {
    const [row] = lawTables.fullAllowanceAge;
    if (row === undefined) throw new Error('no row');
    const changed = { ...lawTables, fullAllowanceAge: [since(row.validFrom, { ...row, ...change })] };
    expect(lawEdition(lawOn(dayBefore, changed))).not.toBe(lawEdition(lawOn(dayBefore)));
  },
);
