import { describe, expect, it } from 'vitest';
import { potOrders, relaxedSavings } from './relaxed-savings';
import type { ReliefLine } from './relief-problem';

const line = (values: readonly number[], savings: readonly number[], pot = 0): ReliefLine => {
  return { pot, dutiable: true, values, savings, minimum: 0 };
};

const orderOf = (...lines: readonly ReliefLine[]) =>
  potOrders({ lines, capacities: [0, 0], dutiableToRelieve: 0 });

describe('the tax that a line saves for its value', () => {
  const weighed = (each: ReliefLine) => {
    const first = orderOf(each)[0]?.[0];
    return first === undefined ? null : [first.density, first.value, first.whole];
  };

  it.each<readonly [string, ReliefLine, readonly number[]]>([
    ['of one item', line([0, 200], [0, 20]), [0.1, 200, 20]],
    ['of several alike', line([0, 100, 200, 300], [0, 20, 40, 60]), [0.2, 300, 60]],
    // Two items save 25 for 100, three save 30 for 150: 30 of tax takes 120 at the ratio of two.
    ['at the best ratio of its counts', line([0, 50, 100, 150], [0, 5, 25, 30]), [0.25, 120, 30]],
    ['when only the last item saves', line([0, 100, 200], [0, 0, 40]), [0.2, 200, 40]],
    ['that saves nothing', line([0, 100, 200], [0, 0, 0]), [0, 0, 0]],
    ['of nothing', line([0], [0]), [0, 0, 0]],
    ['that saves tax for no value', line([0, 0, 1], [0, 4, 5]), [Number.MAX_SAFE_INTEGER, 0, 5]],
    ['whose first item is worth nothing', line([0, 0, 100], [0, 0, 50]), [0.5, 100, 50]],
  ])('%s', (_, each, expected) => expect(weighed(each)).toEqual(expected));
});

describe('the lines of each pot', () => {
  it('go from the one that saves the most for its value', () => {
    const orders = orderOf(
      line([0, 100], [0, 10]),
      line([0, 100], [0, 10], 1),
      line([0, 100], [0, 30]),
      line([0, 10], [0, 2]),
    );
    expect(orders.map((order) => order.map(({ index }) => index))).toEqual([[2, 3, 0], [1]]);
  });
});

describe('savings, were items divisible', () => {
  const orders = orderOf(line([0, 100], [0, 10]), line([0, 100], [0, 20]), line([0, 50], [0, 15], 1));

  it.each<readonly [string, readonly number[], number, number]>([
    ['all, with room for all', [200, 50], 0, 45],
    ['all, with more room than that', [900, 900], 0, 45],
    ['the best first, then a half of the other', [150, 0], 0, 25],
    ['in whole cents', [155, 0], 0, 25],
    ['a part of the best alone', [50, 0], 0, 10],
    ['each pot with its own room', [0, 20], 0, 6],
    ['of the lines from the second on', [200, 50], 1, 35],
    ['of the lines from the third on', [200, 50], 2, 15],
    ['of no line', [200, 50], 3, 0],
  ])('%s', (_, rooms, from, saved) => expect(relaxedSavings(orders, rooms, from)).toBe(saved));

  it('lose no cent to the rounding of floats', () => {
    // 22 × (30 ÷ 44) is 15, and 14.999999999999998 in floats.
    expect(relaxedSavings(orderOf(line([0, 44], [0, 30])), [22, 0], 0)).toBe(15);
  });
});
