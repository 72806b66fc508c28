import { exactDecimal, toNumber } from '@retour/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, sumOf, timesCount } from './exact-decimal';

describe('exact decimals', () => {
  it.each([
    [0.1, 3, 0.3],
    [136.11, 7, 952.77],
  ])('multiplies %d by %d without a binary fraction', (value, count, product) => {
    expect(toNumber(timesCount(exactDecimal(value), count))).toBe(product);
  });

  it('adds without a binary fraction', () => {
    expect(toNumber(sumOf(exactDecimal(0.1), exactDecimal(0.25)))).toBe(0.35);
  });

  it('gives a unit price back only when it falls exactly', () => {
    expect(shareOf(exactDecimal(0.3), 3, 3)).toEqual({ units: 100, decimals: 3 });
    expect(shareOf(exactDecimal(10), 3, 3)).toBeUndefined();
  });

  it('gives back to each what was multiplied, as kept and read again', () => {
    fc.assert(
      fc.property(
        fc.nat(10 ** 9),
        fc.nat(3),
        fc.integer({ min: 1, max: 10_000 }),
        (units, decimals, count) => {
          const total = toNumber(timesCount({ units, decimals }, count));
          const share = shareOf(exactDecimal(total), count, 3);
          expect(share && toNumber(share)).toBe(toNumber({ units, decimals }));
        },
      ),
    );
  });
});
