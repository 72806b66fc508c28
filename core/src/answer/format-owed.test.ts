import { expect, it } from 'vitest';
import { formatOwed, isLineMinimum, splitMinimum } from './format-owed';

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

it('parts the amount of a minimum from its words, and nothing else', () => {
  expect(splitMinimum(formatOwed(13_492, true))).toEqual({
    atLeast: 'au\u00A0moins',
    amount: '134,92\u00A0€',
  });
  for (const whole of [formatOwed(13_492, false), formatOwed(0, true), 'À remettre'])
    expect(splitMinimum(whole)).toBeNull();
});
