import { expect, it } from 'vitest';
import { endStage, endText } from './session-end';

const minute = 60_000;

it.each([
  [15 * minute, 'known'],
  [10 * minute + 1, 'known'],
  [10 * minute, 'soon'],
  [2 * minute + 1, 'soon'],
  [2 * minute, 'near'],
  [1, 'near'],
  [0, 'over'],
  [-minute, 'over'],
])('%i ms before the end is %s', (left, stage) => {
  expect(endStage(left)).toBe(stage);
});

it('gives the hour in Paris and what is left, rounded up', () => {
  const end = Date.parse('2026-11-21T17:05:00Z');
  expect(endText(end, end - 9.5 * minute)).toContain('à 18\u00a0h\u00a005, dans 10 minutes.');
  expect(endText(end, end - minute)).toContain('dans moins d’une minute');
  expect(endText(end, end + 1)).toBe('Votre session se termine.');
});
