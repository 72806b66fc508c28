import { describe, expect, it } from 'vitest';
import { cashVerdict } from './cash-verdict';

const example = { id: 'x', title: '', why: '', countsAsCash: true };

describe('cashVerdict', () => {
  it.each([
    [999_999, false],
    [1_000_000, true],
    [1_000_001, true],
  ])('declares %d cents: %s', (sum, mustDeclare) => {
    expect(cashVerdict({ ...example, sums: [sum] }, 1_000_000).mustDeclare).toBe(mustDeclare);
  });

  it('adds the sums of a couple', () => {
    expect(cashVerdict({ ...example, sums: [600_000, 500_000] }, 1_000_000)).toEqual({
      mustDeclare: true,
      sum: '6\u202f000\u00a0€ + 5\u202f000\u00a0€ = 11\u202f000\u00a0€',
    });
  });

  it('never declares what is not cash', () => {
    expect(cashVerdict({ ...example, sums: [1_200_000], countsAsCash: false }, 1_000_000).mustDeclare).toBe(
      false,
    );
  });
});
