import { describe, expect, it } from 'vitest';
import { chooseForCeiling } from './choose-for-ceiling';
import type { ReliefLine } from './relief-problem';

const dutiable = (value: number, saved: number, pot = 0): ReliefLine => {
  return { pot, dutiable: true, values: [0, value], savings: [0, saved], minimum: 0 };
};
const other = (value: number, saved: number, pot = 0): ReliefLine => {
  return { ...dutiable(value, saved, pot), dutiable: false };
};
const choice = (lines: readonly ReliefLine[], capacities: readonly number[], dutiableToRelieve: number) =>
  chooseForCeiling({ lines, capacities, dutiableToRelieve });

describe('one allowance', () => {
  const lines = [other(60, 12), dutiable(60, 10), dutiable(30, 4)];

  it.each([
    [0, [1, 0, 1]],
    [30, [1, 0, 1]],
    // A cent more, and the dearer dutiable article has to be relieved: 14 saved instead of 16.
    [31, [0, 1, 1]],
    [90, [0, 1, 1]],
    [91, null],
  ])('of 100, with at least %i of dutiable goods', (needed, expected) =>
    expect(choice(lines, [100], needed)).toEqual(expected),
  );

  it('is filled to its last cent, and not beyond', () => {
    const equal = [other(50, 5), dutiable(50, 5)];
    expect(choice(equal, [100], 50)).toEqual([1, 1]);
    expect(choice(equal, [99], 50)).toEqual([0, 1]);
    expect(choice(equal, [49], 0)).toEqual([0, 0]);
  });

  it('saves the most tax, though another choice relieves a larger value', () => {
    expect(choice([dutiable(90, 5), dutiable(60, 9)], [100], 1)).toEqual([0, 1]);
    expect(choice([dutiable(60, 9), other(90, 5, 1), other(60, 9, 1)], [100, 100], 1)).toEqual([1, 0, 1]);
  });

  it('relieves the larger value when the tax saved is the same', () => {
    expect(choice([dutiable(40, 5), dutiable(45, 5)], [50], 1)).toEqual([0, 1]);
    expect(choice([dutiable(45, 5), dutiable(40, 5)], [50], 1)).toEqual([1, 0]);
    expect(choice([other(20, 5), other(30, 5), dutiable(20, 1)], [50], 20)).toEqual([0, 1, 1]);
  });

  it('relieves the earliest lines among equals', () => {
    expect(choice([dutiable(40, 5), dutiable(40, 5), other(40, 5)], [80], 40)).toEqual([1, 1, 0]);
    expect(choice([other(40, 5), dutiable(40, 5), dutiable(40, 5)], [80], 40)).toEqual([1, 1, 0]);
    expect(choice([other(40, 5), dutiable(40, 5), dutiable(40, 5)], [80], 0)).toEqual([1, 1, 0]);
  });

  it('cannot leave out items that have to be relieved', () => {
    const forced: ReliefLine = { ...other(80, 0), minimum: 1 };
    expect(choice([forced, dutiable(30, 9)], [100], 0)).toEqual([1, 0]);
    expect(choice([forced, dutiable(30, 9)], [100], 30)).toBeNull();
    expect(choice([{ ...dutiable(80, 0), minimum: 1 }, other(30, 9)], [100], 80)).toEqual([1, 0]);
    expect(
      choice(
        [
          { ...dutiable(80, 0), minimum: 1 },
          { ...other(30, 9), minimum: 1 },
        ],
        [100],
        0,
      ),
    ).toBeNull();
  });
});

describe('two allowances', () => {
  const lines = [dutiable(50, 10), other(50, 12), dutiable(40, 6, 1), other(40, 9, 1)];

  it.each([
    // Each allowance holds one article: without a ceiling, both of the others.
    [0, [0, 1, 0, 1]],
    // 40 may come from either: from the first, 2 of tax are lost, and from the second 3.
    [40, [1, 0, 0, 1]],
    [50, [1, 0, 0, 1]],
    [51, [1, 0, 1, 0]],
    [90, [1, 0, 1, 0]],
    [91, null],
  ])('share what has to be relieved, at least %i', (needed, expected) =>
    expect(choice(lines, [50, 40], needed)).toEqual(expected),
  );

  it('may take it from the second alone', () => {
    const dear = [dutiable(50, 1), other(50, 12), dutiable(40, 6, 1), other(40, 9, 1)];
    expect(choice(dear, [50, 40], 40)).toEqual([0, 1, 1, 0]);
    expect(choice(dear, [50, 40], 41)).toEqual([1, 0, 0, 1]);
  });

  it('relieve at best in the second what the first leaves it free to', () => {
    expect(choice([dutiable(50, 10), dutiable(40, 6, 1)], [50, 40], 50)).toEqual([1, 1]);
    expect(choice([dutiable(50, 10), dutiable(41, 6, 1)], [50, 40], 50)).toEqual([1, 0]);
  });

  it('relieve in the second more than is missing, when more is better', () => {
    const more = [dutiable(50, 10), dutiable(10, 1, 1), dutiable(40, 9, 1)];
    expect(choice(more, [50, 40], 55)).toEqual([1, 0, 1]);
    expect(choice(more, [0, 40], 5)).toEqual([0, 0, 1]);
  });

  it('relieve the earliest lines of all among equals', () => {
    const equal = [other(40, 5), dutiable(40, 5), dutiable(40, 5, 1), other(40, 5, 1)];
    expect(choice(equal, [40, 40], 40)).toEqual([1, 0, 1, 0]);
    expect(choice(equal.toReversed(), [40, 40], 40)).toEqual([1, 0, 1, 0]);
  });
});

it('has nothing to choose without an allowance', () => {
  expect(choice([], [], 0)).toBeNull();
});
