import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactDecimal, proportionDown, proportionHalfUp, scaled, toNumber } from './exact';
import { applyRate, rateOfPercent } from './rate';

describe('exact decimals', () => {
  it.each([
    [0.85033, 85033, 5],
    [176.99, 17699, 2],
    [1, 1, 0],
    [1e-7, 1, 7],
    [1.5e21, 1.5e21, 0],
  ])('%d', (value, units, decimals) => expect(exactDecimal(value)).toEqual({ units, decimals }));

  it('is the number that it was written as', () =>
    expect(toNumber({ units: 85033, decimals: 5 })).toBe(0.85033));

  it('refuses to drop digits', () => {
    expect(scaled(57.6, 4)).toBe(576000);
    expect(() => scaled(0.12345, 4)).toThrow(RangeError);
  });

  it.each([
    [123_456_789_012_345, 1, 1_234_567_890_123_450],
    [123_456_789_012_345.5, 1, 1_234_567_890_123_455],
    // A product of floats would lose the last digit: 8853535988558859.
    [88_535_359_885_588.6, 2, 8_853_535_988_558_860],
  ])('keeps every digit of %d, of more than fifteen with its %i decimals', (value, decimals, units) =>
    expect(scaled(value, decimals)).toBe(units),
  );

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

  it('never reaches the next integer from just below it, as large as a product may be', () => {
    const justBelow = fc
      .record({ by: fc.integer({ min: 2, max: 10 ** 9 }), near: fc.maxSafeNat() })
      .map(({ by, near }) => ({ by, whole: Math.max(1, Math.floor(near / by)) }));
    fc.assert(
      fc.property(justBelow, ({ by, whole }) => {
        expect(proportionDown(whole * by - 1, 1, by)).toBe(whole - 1);
        expect(proportionDown(whole * by, 1, by)).toBe(whole);
      }),
      { numRuns: 1_000 },
    );
  });

  it('applies a rate half-up', () => {
    expect(applyRate(10, rateOfPercent(5))).toBe(1);
    expect(applyRate(9, rateOfPercent(5))).toBe(0);
    expect(applyRate(65000, rateOfPercent(2.5))).toBe(1625);
  });
});
