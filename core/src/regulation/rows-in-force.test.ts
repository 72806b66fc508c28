import { expect, it } from 'vitest';
import { confirmed, since } from './figure';
import { lawOn } from './law';
import { figuresOn } from './law-figures';
import { firstDayOf, rowsInForce } from './rows-in-force';

const row = (day: string, value: number) => since(day, confirmed(value, 'Loi'));
const rows = {
  early: [row('2024-01-01', 1), row('2024-06-01', 2)],
  late: [row('2025-01-01', 10), row('2026-01-01', 20)],
  nested: { middle: [row('2024-09-01', 100)] },
};
const valuesOn = (day: string): readonly number[] => {
  const { early, late, nested } = rowsInForce(day, rows);
  return [early.value, late.value, nested.middle.value];
};

it('begin on the day from which every figure is known', () => {
  expect(firstDayOf(rows)).toBe('2025-01-01');
  expect(firstDayOf({ late: rows.late, early: rows.early })).toBe('2025-01-01');
});

it.each([
  ['2023-01-01', [2, 10, 100]],
  ['2024-03-01', [2, 10, 100]],
  ['2025-01-01', [2, 10, 100]],
  ['2025-12-31', [2, 10, 100]],
  ['2026-01-01', [2, 20, 100]],
  ['2030-01-01', [2, 20, 100]],
])('say of %s what holds then, and of before what held first', (day, values) =>
  expect(valuesOn(day)).toEqual(values),
);

it('are one object from a change to the next', () => {
  expect(rowsInForce('2023-01-01', rows)).toBe(rowsInForce('2025-12-31', rows));
  expect(rowsInForce('2026-01-01', rows)).toBe(rowsInForce('2030-01-01', rows));
  expect(rowsInForce('2025-12-31', rows)).not.toBe(rowsInForce('2026-01-01', rows));
});

it('are the figures of the law without its restrictions', () => {
  const { restrictions: _, ...figures } = lawOn('2026-11-21');
  expect(figuresOn('2026-11-21')).toEqual(figures);
});
