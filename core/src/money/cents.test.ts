import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, digitsOf, eurosOf } from './cents';

/** Ten thousand million euros, far above what a person carries. */
const anyCents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });

describe('cents and the euros of an answer', () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [29, 0.29],
    [430_00, 430],
    [-12_50, -12.5],
    // In floats, 1.1 × 100 is 110.00000000000001, 0.29 × 100 is 28.999999999999996.
    [1_10, 1.1],
    [115, 1.15],
    [8_60, 8.6],
  ])('%i cents are %d €', (cents, euros) => {
    expect(eurosOf(cents)).toBe(euros);
    expect(centsOf(euros)).toBe(cents);
  });

  it('are the same amount, whatever it is', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(centsOf(eurosOf(cents))).toBe(cents);
      }),
    );
  });

  it('have two decimals at most', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(String(eurosOf(cents))).toMatch(/^-?\d+(?:\.\d{1,2})?$/);
      }),
    );
  });

  it('takes the nearest cent of what has more decimals', () => {
    expect([1.004, 1.005, 1.006].map(centsOf)).toEqual([100, 101, 101]);
  });

  it('are read from numbers that are written with an exponent', () => {
    expect([1e-7, 5e-324, 1.5e21, -1.5e21].map(centsOf)).toEqual([0, 0, 1.5e23, -1.5e23]);
  });
});

describe('the digits of an amount', () => {
  it.each([
    [0, '0', '00'],
    [5, '0', '05'],
    [99, '0', '99'],
    [100, '1', '00'],
    [1_234_07, '1234', '07'],
    [-12_50, '12', '50'],
  ])('%i cents: %s and %s', (cents, euros, rest) => {
    expect(digitsOf(cents)).toEqual({ euros, cents: rest });
  });

  it('say all of it', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const digits = digitsOf(cents);
        expect(Number(digits.euros + digits.cents)).toBe(Math.abs(cents));
        expect(digits.cents).toHaveLength(2);
      }),
    );
  });
});
