import { expect, it } from 'vitest';
import { sentPrice } from './line-price';

const priceOf = (originalValue: number, currency: string, count: number, changed: number) => {
  const { each, allOf } = sentPrice({ originalValue, currency }, count);
  return [each, allOf(changed)];
};

it.each([
  [8000, 'MAD', 2, 3, [4000, 12_000]],
  [20.01, 'EUR', 2, 3, [undefined, 30.02]],
  [20.01, 'TND', 2, 3, [10.005, 30.015]],
  [0.03, 'EUR', 3, 1, [0.01, 0.01]],
  [10_000_000, 'JPY', 3, 1_000_000, [undefined, 3_333_333_333_333.33]],
  [620.505, 'EUR', 1, 2, [620.505, 1241.01]],
] as const)('%d %s for %i, then %i of them', (value, currency, count, changed, expected) =>
  expect(priceOf(value, currency, count, changed)).toEqual(expected),
);

it('keeps what was sent where the number is not known, and for a number that is no count of articles', () => {
  expect(sentPrice({ originalValue: 100, currency: 'USD' }, 3).allOf(undefined)).toBe(100);
  const odd = sentPrice({ originalValue: 100, currency: 'USD' }, 1.5);
  expect([odd.each, odd.allOf(2)]).toEqual([undefined, 100]);
});
