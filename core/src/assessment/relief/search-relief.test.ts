import { describe, expect, it } from 'vitest';
import type { ReliefLine } from './relief-problem';
import { searchRelief } from './search-relief';

const line = (value: number, saved: number, pot = 0): ReliefLine => {
  return { pot, dutiable: false, values: [0, value], savings: [0, saved], minimum: 0 };
};
const dutiable = (value: number, saved: number, pot = 0): ReliefLine => {
  return { ...line(value, saved, pot), dutiable: true };
};
const times = (count: number, each: ReliefLine): readonly ReliefLine[] => Array(count).fill(each);

function search(lines: readonly ReliefLine[], capacities: readonly number[], needed = 0, savedAtLeast = 0) {
  return searchRelief({ lines, capacities, dutiableToRelieve: needed }, savedAtLeast);
}
const found = (...counts: readonly number[]) => ({ kind: 'found', counts });

describe('the best choice', () => {
  it('saves the most tax, though it is not the dearest article, nor the one taxed most for its value', () => {
    expect(search([line(60, 30), line(50, 20), line(50, 20)], [100])).toEqual(found(0, 1, 1));
    expect(search([line(90, 18), line(60, 15), line(30, 2)], [100])).toEqual(found(1, 0, 0));
  });

  it('relieves the larger value when the tax is the same', () => {
    expect(search([line(40, 5), line(45, 5), line(60, 5)], [60])).toEqual(found(0, 0, 1));
    expect(search([line(50, 5), line(10, 0), line(45, 5)], [56])).toEqual(found(0, 1, 1));
  });

  it('relieves the earliest lines among equals', () => {
    expect(search([line(40, 5), line(40, 5), line(40, 5)], [80])).toEqual(found(1, 1, 0));
    const two: ReliefLine = { ...line(0, 0), values: [0, 20, 40], savings: [0, 4, 8] };
    expect(search([two, two], [60])).toEqual(found(2, 1));
    expect(search([two, two], [20])).toEqual(found(1, 0));
  });

  it('keeps each allowance to its own lines', () => {
    expect(search([line(60, 9), line(60, 8, 1), line(60, 9, 1), line(60, 9)], [60, 119])).toEqual(
      found(1, 0, 1, 0),
    );
  });

  it('relieves what has to be, whatever it costs', () => {
    const forced: ReliefLine = { ...line(80, 0), minimum: 1 };
    expect(search([forced, line(30, 9)], [100])).toEqual(found(1, 0));
    expect(search([line(30, 9), forced], [100])).toEqual(found(0, 1));
    expect(search([forced, line(30, 9)], [79])).toEqual({ kind: 'impossible' });
    const two: ReliefLine = { ...line(0, 0), values: [0, 10, 20, 30], savings: [0, 1, 2, 3], minimum: 2 };
    expect(search([two, line(20, 9)], [40])).toEqual(found(2, 1));
  });

  it('relieves enough dutiable goods', () => {
    const lines = [line(60, 9), dutiable(60, 5), dutiable(40, 3)];
    expect(search(lines, [100], 40)).toEqual(found(1, 0, 1));
    expect(search(lines, [100], 41)).toEqual(found(0, 1, 1));
    expect(search(lines, [100], 100)).toEqual(found(0, 1, 1));
    expect(search(lines, [100], 101)).toEqual({ kind: 'impossible' });
  });

  it('is of no use when it saves less than asked', () => {
    const lines = [line(60, 30), line(50, 20), line(50, 20)];
    expect(search(lines, [100], 0, 40)).toEqual(found(0, 1, 1));
    expect(search(lines, [100], 0, 41)).toEqual({ kind: 'impossible' });
    // The quick guess, the first article alone, saves 30: what is asked stays.
    expect(search(lines, [100], 0, 31)).toEqual(found(0, 1, 1));
    expect(search([line(60, 30)], [100], 0, 30)).toEqual(found(1));
    expect(search([line(60, 30)], [100], 0, 31)).toEqual({ kind: 'impossible' });
  });
});

describe('a large basket is searched within bounds', () => {
  it('when the articles taxed most for their value fill the allowance to the cent', () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(100, 60 - index));
    expect(search(lines, [3_000])).toEqual(found(...Array(30).fill(1), ...Array(30).fill(0)));
    expect(search(lines.toReversed(), [3_000])).toEqual(found(...Array(30).fill(0), ...Array(30).fill(1)));
  });

  it('when they are all alike, and no cent of the allowance is left', () => {
    expect(search(times(60, line(7, 0)), [98])).toEqual(found(...Array(14).fill(1), ...Array(46).fill(0)));
    const both = [...times(30, line(7, 1)), ...times(30, line(5, 1, 1))];
    expect(search(both, [98, 50])).toEqual(
      found(...Array(14).fill(1), ...Array(16).fill(0), ...Array(10).fill(1), ...Array(20).fill(0)),
    );
  });

  it('when its dutiable goods all have to be relieved', () => {
    const lines = [...times(15, dutiable(10, 1)), ...times(30, line(10, 5))];
    expect(search(lines, [300], 150)).toEqual(found(...Array(30).fill(1), ...Array(15).fill(0)));
  });

  it('when nothing saves what is asked', () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(101 + ((index * 37) % 60), 20));
    expect(search(lines, [3_050], 0, 600)).toEqual({ kind: 'impossible' });
  });

  it('and left to the tables when it takes too long', () => {
    const lines = Array.from({ length: 100 }, (_, index) => {
      const value = 401 + 2 * ((index * 37) % 101);
      return line(value, Math.round(value * 0.23));
    });
    expect(search(lines, [43_000])).toEqual({ kind: 'too-long' });
  });
});
