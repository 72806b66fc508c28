import { expect, it } from 'vitest';
import { rehearsedDay, rehearsedTables } from '../../core/src/regulation/testing/rehearsal';
import { compareEditions, comparisonTable } from './compare-editions';

const dayBefore = '2026-12-31';

it('compares twenty baskets that can all be answered', () => {
  const compared = compareEditions(dayBefore, dayBefore);
  expect(compared).toHaveLength(20);
  for (const { before, after } of compared) {
    expect(before).not.toContain('refused');
    expect(after).toBe(before);
  }
});

it('says what the rehearsed law changes, and nothing of the rest', () => {
  const compared = compareEditions(dayBefore, rehearsedDay, rehearsedTables);
  const of = (name: string) => compared.find((basket) => basket.name === name);
  expect(of('clothes, 440 by air')?.after).toBe('0,00\u00a0€');
  expect(of('clothes, 760 by air')?.after).toContain('flat rate');
  expect(of('cheese')?.before).toContain('dairy forbidden');
  expect(of('cheese')?.after).toBe('0,00\u00a0€');
  const same = compared.filter(({ before, after }) => before === after).map(({ name }) => name);
  expect(same).toContain('nicotine pouches');
  expect(same).not.toContain('aged 15, clothes of 200');
});

it('leaves the last column empty where nothing changes', () => {
  const table = comparisonTable(
    ['2026-01-01', '2027-01-01'],
    [
      { name: 'books', before: '5,00 €', after: '5,00 €' },
      { name: 'wine', before: '1,00 €', after: '2,00 €' },
    ],
  );
  expect(table).toBe(
    'basket  2026-01-01  2027-01-01\nbooks   5,00 €\nwine    1,00 €      2,00 €\n\n1 of 2 baskets change',
  );
});
