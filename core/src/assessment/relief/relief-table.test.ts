import { describe, expect, it } from 'vitest';
import type { ReliefLine } from './relief-problem';
import { bestWithin, countsFor, reliefTable } from './relief-table';

const line = (values: readonly number[], savings: readonly number[], minimum = 0): ReliefLine => {
  return { pot: 0, dutiable: false, values, savings, minimum };
};

/** Tax saved by each value exactly relieved; null when no choice makes it. */
const savingsOf = (lines: readonly ReliefLine[], capacity: number, atLeast = 0): readonly (number | null)[] =>
  [...reliefTable(lines, capacity, atLeast).savings].map((saved) => (saved < 0 ? null : saved));

describe('the most tax saved by each value relieved', () => {
  it('is that of one item, of the other, or of both', () => {
    const two = [line([0, 2], [0, 3]), line([0, 3], [0, 4])];
    expect(savingsOf(two, 6)).toEqual([0, null, 3, 4, null, 7, null]);
    expect(savingsOf(two, 4)).toEqual([0, null, 3, 4, null]);
    expect(savingsOf(two, 1)).toEqual([0, null]);
  });

  it('is that of the best way to make it', () => {
    expect(savingsOf([line([0, 2], [0, 3]), line([0, 2], [0, 5]), line([0, 4], [0, 7])], 4)).toEqual([
      0,
      null,
      5,
      null,
      8,
    ]);
  });

  it('takes identical items one by one', () => {
    expect(savingsOf([line([0, 2, 4, 6], [0, 1, 3, 4]), line([0, 1], [0, 5])], 5)).toEqual([
      0, 5, 1, 6, 3, 8,
    ]);
  });

  it('never leaves out items that have to be relieved', () => {
    expect(savingsOf([line([0, 1, 2, 3], [0, 1, 2, 3], 2), line([0, 2], [0, 5])], 5)).toEqual([
      null,
      null,
      2,
      3,
      7,
      8,
    ]);
    expect(savingsOf([line([0, 3], [0, 1], 1)], 3)).toEqual([null, null, null, 1]);
    expect(savingsOf([line([0, 3], [0, 1], 1)], 2)).toEqual([null, null, null]);
  });

  it('is not looked for below a value that the lines still to come cannot end well from', () => {
    const lines = [line([0, 2], [0, 3]), line([0, 3], [0, 4])];
    expect(savingsOf(lines, 5, 4)).toEqual([0, null, null, 4, null, 7]);
    const several = [line([0, 1, 2], [0, 1, 2]), line([0, 3], [0, 4])];
    expect(savingsOf(several, 5, 5)).toEqual([null, null, null, null, null, 6]);
    expect(savingsOf([line([0, 1, 2], [0, 1, 2])], 2, 1)).toEqual([null, 1, 2]);
  });
});

describe('the items behind a value', () => {
  const countsOf = (lines: readonly ReliefLine[], capacity: number, value: number): readonly number[] =>
    countsFor(reliefTable(lines, capacity, 0), value);

  it('are those that save its tax', () => {
    const lines = [line([0, 2], [0, 3]), line([0, 3], [0, 4]), line([0, 2, 4], [0, 1, 9])];
    expect(countsOf(lines, 9, 0)).toEqual([0, 0, 0]);
    expect(countsOf(lines, 9, 2)).toEqual([1, 0, 0]);
    expect(countsOf(lines, 9, 4)).toEqual([0, 0, 2]);
    expect(countsOf(lines, 9, 5)).toEqual([1, 1, 0]);
    expect(countsOf(lines, 9, 9)).toEqual([1, 1, 2]);
  });

  it('are of the earliest lines among equals', () => {
    const one = line([0, 2], [0, 3]);
    const several = line([0, 1, 2], [0, 1, 2]);
    expect(countsOf([one, one, one], 6, 4)).toEqual([1, 1, 0]);
    expect(countsOf([several, several], 4, 2)).toEqual([2, 0]);
    expect(countsOf([several, several], 4, 3)).toEqual([2, 1]);
  });

  it.each([255, 256, 300])('are counted up to %i of one line', (count) => {
    const each = Array.from({ length: count + 1 }, (_, items) => items);
    expect(countsOf([line(each, each)], count, count)).toEqual([count]);
  });
});

describe('the best value within a room', () => {
  it('saves the most, then is the largest', () => {
    const lines = [line([0, 2], [0, 3]), line([0, 3], [0, 3]), line([0, 1], [0, 0])];
    // 1 saves nothing, 2 and 3 save 3 (4 as well, with the last item), 5 saves 6.
    expect([...bestWithin(reliefTable(lines, 6, 0))]).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const dear = [line([0, 2], [0, 9]), line([0, 3], [0, 3])];
    expect([...bestWithin(reliefTable(dear, 4, 0))]).toEqual([0, 0, 2, 2, 2]);
  });

  it('is none below what has to be relieved', () => {
    expect([...bestWithin(reliefTable([line([0, 2], [0, 0], 1)], 3, 0))]).toEqual([-1, -1, 2, 2]);
  });
});
