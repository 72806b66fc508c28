import { expect, it } from 'vitest';
import { doubledDelay } from './durations';

it('doubles, and stays at the longest however often it is asked', () => {
  const bounds = { first: 5, max: 60 };
  expect([0, 1, 2, 3, 4, 10_000].map((times) => doubledDelay(times, bounds))).toEqual([
    5, 10, 20, 40, 60, 60,
  ]);
});
