import { expect, it } from 'vitest';
import { formatShortMoment } from './format-moment';

const words = (instant: string, now: string): string =>
  formatShortMoment(instant, new Date(now)).replaceAll('\u00A0', ' ');

it('writes an instant as near as it is, in days of Paris', () => {
  expect(words('2026-11-22T13:05:00Z', '2026-11-22T20:00:00Z')).toBe('14 h 05');
  expect(words('2026-11-21T13:05:00Z', '2026-11-22T20:00:00Z')).toBe('hier, 14 h 05');
  expect(words('2026-11-03T13:05:00Z', '2026-11-22T20:00:00Z')).toBe('3 nov., 14 h 05');
  expect(words('2025-11-03T13:05:00Z', '2026-11-22T20:00:00Z')).toBe('3 novembre 2025');
});

it('knows yesterday on the evening of a day of 25 hours', () => {
  expect(words('2026-10-24T16:00:00Z', '2026-10-25T22:30:00Z')).toBe('hier, 18 h 00');
});
