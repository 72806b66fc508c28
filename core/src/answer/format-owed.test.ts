import { expect, it } from 'vitest';
import { formatOwed, isLineMinimum } from './format-owed';

it.each([
  [13_492, false, '134,92\u00A0€'],
  [0, false, '0,00\u00A0€'],
  [13_492, true, 'au\u00A0moins 134,92\u00A0€'],
  [0, true, 'À\u00A0évaluer'],
])('writes %d cents, a minimum: %s, as %j', (cents, isMinimum, words) => {
  expect(formatOwed(cents, isMinimum)).toBe(words);
});

it('tells the lines that an agent is still to assess, wholly or in part, from those that are computed', () => {
  expect(isLineMinimum({ status: 'to-assess', explanation: [] })).toBe(true);
  expect(isLineMinimum({ status: 'taxed', explanation: [{ code: 'duty-partial' }] })).toBe(true);
  expect(isLineMinimum({ status: 'taxed', explanation: [{ code: 'duty-normal' }] })).toBe(false);
  expect(isLineMinimum({ status: 'relieved', explanation: [] })).toBe(false);
});
