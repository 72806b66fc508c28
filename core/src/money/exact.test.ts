import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactDecimal, proportionDown, proportionHalfUp, scaled } from './exact';
import { applyRate, rateOfPercent } from './rate';

describe('exact decimals', () => {
  it.each([
    [0.85033, 85033, 5],
    [176.99, 17699, 2],
    [1, 1, 0],
    [1e-7, 1, 7],
    [1.5e21, 1.5e21, 0],
  ])('%d', (value, units, decimals) => expect(exactDecimal(value)).toEqual({ units, decimals }));

  it('refuses to drop digits', () => {
    expect(scaled(57.6, 4)).toBe(576000);
    expect(() => scaled(0.12345, 4)).toThrow(RangeError);
  });

  it('reads every decimal as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.nat(6), (units, decimals) => {
        const value = Number(`${units}e-${decimals}`);
        const exact = exactDecimal(value);
        expect(scaled(value, decimals)).toBe(units);
        expect(exact.units * 10 ** (decimals - exact.decimals)).toBe(units);
      }),
    );
  });
});

describe('rounding', () => {
  it.each([
    [149, 1, 100, 1],
    [150, 1, 100, 2],
    [151, 1, 100, 2],
    [249, 1, 100, 2],
    [0, 5, 7, 0],
  ])('%i × %i ÷ %i', (a, b, divisor, expected) => expect(proportionHalfUp(a, b, divisor)).toBe(expected));

  it('agrees with big integers on every size', () => {
    const natural = fc.integer({ min: 0, max: 10 ** 12 });
    const divisor = fc.integer({ min: 1, max: 10 ** 9 });
    fc.assert(
      fc.property(natural, natural, divisor, (a, b, by) => {
        const halfUp = (product: bigint) => Number((2n * product + BigInt(by)) / (2n * BigInt(by)));
        expect(proportionHalfUp(a, b, by)).toBe(halfUp(BigInt(a) * BigInt(b)));
        expect(proportionDown(a, b, by)).toBe(Number((BigInt(a) * BigInt(b)) / BigInt(by)));
      }),
    );
  });

  it('applies a rate half-up', () => {
    expect(applyRate(10, rateOfPercent(5))).toBe(1);
    expect(applyRate(9, rateOfPercent(5))).toBe(0);
    expect(applyRate(65000, rateOfPercent(2.5))).toBe(1625);
  });
});
