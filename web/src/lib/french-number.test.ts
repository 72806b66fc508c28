import { exactDecimal, toNumber } from '@retour/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFrenchNumber } from './french-number';

const price = { maximumDecimals: 3, units: ['€', 'EUR', 'CHF'] };

describe('parseFrenchNumber', () => {
  it.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['1 234,5', 1234.5],
    ['1234.5', 1234.5],
    ['1 234,50 €', 1234.5],
    ['1\u202f234,50\u00a0€', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1\u2009234', 1234],
    ["1'234.50", 1234.5],
    ['1’234.50', 1234.5],
    ['CHF 1’234.50', 1234.5],
    ['€12', 12],
    ['12,50 eur', 12.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1,234,567', 1234567],
    ['1.234.567,8', 1234567.8],
    ['0,750', 0.75],
    ['1234,567', 1234.567],
    [',5', 0.5],
    ['5,', 5],
    ['12.-', 12],
    ['12,500000', 12.5],
    ['12', 12],
    ['１２，５', 12.5],
    ['007', 7],
    ['0', 0],
  ])('reads %j as %d', (text, value) => {
    expect(parseFrenchNumber(text, price)).toEqual({ kind: 'number', value: exactDecimal(value) });
  });

  it.each([
    ['15k', 15_000],
    ['12.5 K €', 12_500],
    ['€1,5k', 1500],
    ['2,5 millions d’€', 2_500_000],
    ['2,5 millions d’ €', 2_500_000],
    ['0,5 million', 500_000],
    ['15 mille', 15_000],
    ['3 milliers de CHF', 3000],
    ['1 234,50 €', 1234.5],
  ])('of a price, reads %j as %d', (text, value) => {
    const reading = parseFrenchNumber(text, { ...price, readsThousands: true });
    expect(reading).toEqual({ kind: 'number', value: exactDecimal(value) });
  });

  it.each(['1.500k', '15 000 k', '1,234 millions', 'k', 'mille', '15kg', '15kk', '15k5', '10000000000000k'])(
    'of a price, reads nothing made up in %j',
    (text) => {
      const reading = parseFrenchNumber(text, { ...price, readsThousands: true });
      expect(reading).toEqual({ kind: 'not-a-number' });
    },
  );

  it('of no other number, reads thousands in words', () => {
    expect(parseFrenchNumber('15k', price)).toEqual({ kind: 'not-a-number' });
  });

  it.each([
    ['1,234', [1234, 1.234]],
    ['1.234', [1234, 1.234]],
    ['98,000 €', [98000, 98]],
  ])('asks which of two numbers %j is', (text, readings) => {
    expect(parseFrenchNumber(text, price)).toEqual({
      kind: 'ambiguous',
      readings: readings.map(exactDecimal),
    });
  });

  it.each([
    ['1,099', 1099],
    ['12,555 €', 12555],
    ['1.099', 1099],
    ['12,50', 12.5],
    ['12,500000', 12.5],
  ])('takes three digits for thousands where at most two decimals are possible: %j is %d', (text, value) => {
    expect(parseFrenchNumber(text, { ...price, maximumDecimals: 2 })).toEqual({
      kind: 'number',
      value: exactDecimal(value),
    });
  });

  it.each(['1234,567', '0,125', '12,3456'])('finds too many decimals in %j there', (text) => {
    expect(parseFrenchNumber(text, { ...price, maximumDecimals: 2 })).toEqual({ kind: 'too-many-decimals' });
  });

  it.each([
    'NaN',
    'Infinity',
    '1e5',
    '-5',
    'abc',
    '12abc',
    '1 23',
    '1,2,3',
    '12 $',
    '5²',
    '1²3',
    '₂5',
    '②',
    '1½',
    '.',
    '9'.repeat(41),
    '9'.repeat(20),
  ])('does not take %j for a number', (text) => {
    expect(parseFrenchNumber(text, price)).toEqual({ kind: 'not-a-number' });
  });

  it('tells an empty field and too many decimals apart', () => {
    expect(parseFrenchNumber('  ', price)).toEqual({ kind: 'empty' });
    expect(parseFrenchNumber('12,3456', price)).toEqual({ kind: 'too-many-decimals' });
  });

  it('accepts an age with its unit', () => {
    const age = { maximumDecimals: 0, units: ['ans', 'an'] };
    expect(parseFrenchNumber('34 ans', age)).toEqual({ kind: 'number', value: exactDecimal(34) });
    expect(parseFrenchNumber('1 an', age)).toEqual({ kind: 'number', value: exactDecimal(1) });
    expect(parseFrenchNumber('34,5', age)).toEqual({ kind: 'too-many-decimals' });
  });
});

describe('a decimal as typed', () => {
  const maximumDecimals = 3;
  const digits = fc.bigInt({ min: 0n, max: 10n ** 18n });

  it('is the integer that its digits make, or no number', () => {
    fc.assert(
      fc.property(
        digits,
        fc.nat(maximumDecimals),
        fc.nat(3),
        fc.constantFrom(',', '.'),
        (typed, fine, zeros, point) => {
          const text = typed.toString().padStart(fine + 1, '0');
          const fraction = text.slice(text.length - fine) + '0'.repeat(zeros);
          const entry = fine === 0 ? text : text.slice(0, -fine) + point + fraction;
          const reading = parseFrenchNumber(entry, { maximumDecimals });
          if (reading.kind === 'not-a-number') {
            expect(typed).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
            return;
          }
          const meant =
            reading.kind === 'ambiguous' ? reading.readings[1] : reading.kind === 'number' && reading.value;
          if (!meant) throw new Error(`${entry} is ${reading.kind}`);
          const thousandths = BigInt(meant.units) * 10n ** BigInt(maximumDecimals - meant.decimals);
          expect(thousandths).toBe(typed * 10n ** BigInt(maximumDecimals - fine));
        },
      ),
    );
  });

  it('crosses the wire and is read back the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 15 }), fc.nat(maximumDecimals), (units, decimals) => {
        const wire: unknown = JSON.parse(JSON.stringify(toNumber({ units, decimals })));
        expect(wire).toBe(Number(`${units}e-${decimals}`));
        const back = exactDecimal(Number(wire));
        expect(back.units * 10 ** (decimals - back.decimals)).toBe(units);
      }),
    );
  });
});
