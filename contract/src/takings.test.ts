import { expect, it } from 'vitest';
import { isDayCountable } from './takings';

it.each([
  ['2026-12-02', false],
  ['2026-12-01', true],
  ['2026-10-31', true],
  ['2026-10-30', false],
])('lets a till be counted on its day and for a month after it: %s', (day, isCountable) => {
  expect(isDayCountable(day, '2026-12-01')).toBe(isCountable);
});
