import { describe, expect, it } from 'vitest';
import { usedElsewhere } from './used-elsewhere';

const date = '2026-11-27';
const answer = (used: number, limit: number | null = 430) => ({
  total: 0,
  totalIsMinimum: false,
  totalCustomDuty: 0,
  totalExcise: 0,
  totalVat: 0,
  totalValue: used,
  shoppingProducts: [],
  warnings: [],
  allowances: [{ pot: 'value' as const, limit, used }],
});
const own = (used: number) =>
  ({ status: 'submitted', date, assessment: answer(used) }) as unknown as Parameters<typeof usedElsewhere>[0];
const other = (publicId: string, used: number, changes = {}) => ({
  publicId,
  status: 'submitted' as const,
  likeness: 'name-and-contact',
  date,
  allowances: answer(used).allowances,
  ...changes,
});
const named = (used: number, others: readonly ReturnType<typeof other>[]): readonly string[] =>
  usedElsewhere(own(used), others).map(({ publicId }) => publicId);

describe('what others used of an allowance', () => {
  it('is told where it does not hold them all, each of them', () => {
    expect(named(200, [other('A', 200), other('B', 30.01)])).toEqual(['A', 'B']);
  });

  it('is nothing where it holds them all, to the cent', () => {
    expect(named(200, [other('A', 200), other('B', 30)])).toEqual([]);
    expect(named(0.1, [other('A', 429.8), other('B', 0.1)])).toEqual([]);
  });

  it('is nothing of another day, of what is never collected, and where nothing is used', () => {
    expect(
      named(400, [other('A', 400, { date: '2026-11-26' }), other('B', 400, { status: 'seized' })]),
    ).toEqual([]);
    expect(named(0, [other('A', 430)])).toEqual([]);
  });
});
