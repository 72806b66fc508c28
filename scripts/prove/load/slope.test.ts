import { expect, it } from 'vitest';
import { slopePerHour } from './slope';

const hours = [0, 0.25, 0.5, 0.75, 1];

it('is nothing of what swings around the same value', () => {
  expect(slopePerHour(hours.map((at, index) => ({ hours: at, value: index % 2 === 0 ? 90 : 110 })))).toBe(0);
});

it('is what is gained in an hour, in percent of the mean', () => {
  expect(slopePerHour(hours.map((at) => ({ hours: at, value: 100 + 10 * (at - 0.5) })))).toBeCloseTo(10);
  expect(slopePerHour([{ hours: 1, value: 100 }])).toBe(0);
});
