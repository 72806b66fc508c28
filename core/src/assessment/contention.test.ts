import { describe, expect, it } from 'vitest';
import { choiceBudget, isContended, itemsWithin, tooManyItems } from './contention';
import { valueGood } from './testing/resolved-goods';

const goods = [
  valueGood(300_00),
  valueGood(130_00, { index: 1 }),
  valueGood(999_00, { index: 2, pot: 'food' }),
];

describe('an allowance', () => {
  it.each([
    [430_00, false],
    [429_99, true],
  ])('of %i cents that 430 € of its own goods are for: disputed, %s', (limit, contended) =>
    expect(isContended(goods, { pot: 'value', limit })).toBe(contended),
  );

  it('is not disputed by the goods of another, nor by none', () => {
    expect(isContended(goods, { pot: 'food', limit: 999_00 })).toBe(false);
    expect(isContended([], { pot: 'value', limit: 0 })).toBe(false);
  });
});

describe('the items of a line that an allowance can hold', () => {
  it.each([
    ['all that are worth as much', 430_00, 4, 430_00, 4],
    ['none that is worth more', 430_00, 1, 429_99, 0],
    // Three items of 10 cents are worth 3, 6 and 10: shares in whole cents.
    ['those whose whole cents fit', 10, 3, 5, 1],
    ['those whose whole cents just fit', 10, 3, 6, 2],
    ['those whose whole cents almost fit', 10, 3, 9, 2],
    ['many that are worth nothing', 1, 100, 0, 99],
    ['a hundred thousand', 3_000_00, 100_000, 430_00, 14_333],
  ])('are %s', (_, value, count, limit, items) =>
    expect(itemsWithin(valueGood(value, { count }), limit)).toBe(items),
  );

  it('are as many as can be, for every number of items and every limit', () => {
    for (const value of [1, 7, 10, 99, 100, 101]) {
      for (const count of [1, 2, 3, 7, 50]) {
        const good = valueGood(value, { count });
        for (let limit = 0; limit <= value; limit += 1) {
          const most = Math.max(
            ...Array.from({ length: count + 1 }, (_, items) => items).filter(
              (items) => Math.floor((value * items) / count) <= limit,
            ),
          );
          expect(itemsWithin(good, limit)).toBe(most);
        }
      }
    }
  });
});

describe('too many items to choose among', () => {
  const limit = 900_00;
  const maximum = choiceBudget / limit;
  const line = (count: number, index = 0) => valueGood(count * 100_00, { count, index });
  const cheap = (count: number, index = 0) => valueGood(count, { count, index });

  it('are those that an allowance could hold, beyond two hundred of the largest', () => {
    expect(maximum).toBe(200);
    // Each line can be relieved of 9 items at most.
    expect(tooManyItems([line(1_000)], [{ pot: 'value', limit }])).toBeNull();
    const many = [cheap(150), cheap(50, 1), line(10, 2)];
    expect(tooManyItems(many, [{ pot: 'value', limit: 900_00 }])).toEqual({ good: many[0], maximum: 200 });
    expect(tooManyItems([cheap(141), cheap(50, 1), line(10, 2)], [{ pot: 'value', limit }])).toBeNull();
    expect(tooManyItems([cheap(142), cheap(50, 1), line(10, 2)], [{ pot: 'value', limit }])).not.toBeNull();
  });

  it('are none where the allowance holds them all', () => {
    expect(tooManyItems([cheap(500)], [{ pot: 'value', limit }])).toBeNull();
  });

  it('are told by the line that has the most, the first of equals', () => {
    const lines = [cheap(90), cheap(100, 1), cheap(100, 2), line(10, 3)];
    expect(tooManyItems(lines, [{ pot: 'value', limit }])?.good.index).toBe(1);
  });

  it('are counted for each allowance with its own goods', () => {
    const food = Array.from({ length: 2 }, (_, index) =>
      valueGood(700_00, { index, count: 190, pot: 'food' }),
    );
    const both = [...food, line(10, 2)];
    const allowances = [
      { pot: 'value', limit },
      { pot: 'food', limit: 300_00 },
    ] as const;
    expect(tooManyItems(both, allowances)).toBeNull();
    const more = [valueGood(310_00, { index: 0, count: 700, pot: 'food' }), line(10, 1)];
    expect(tooManyItems(more, allowances)).toEqual({ good: more[0], maximum: 600 });
  });
});
