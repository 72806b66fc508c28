import { describe, expect, it } from 'vitest';
import type { AnswerInWords } from './format-total';
import { leftToPay } from './left-to-pay';

type Line = AnswerInWords['shoppingProducts'][number];

function answerOf(changes: Partial<AnswerInWords> = {}): AnswerInWords {
  return { total: 0, totalIsMinimum: false, shoppingProducts: [], warnings: [], ...changes };
}
const line = (status: Line['status'], severity?: string): Line => ({
  customId: severity ?? status,
  status,
  ...(severity !== undefined && { restriction: { severity } }),
});
const warning = (code: string, severity: 'forbidden' | 'doubtful' | 'regulated') => ({ code, severity });
const forbidden = {
  shoppingProducts: [line('taxed', 'forbidden')],
  warnings: [warning('meat', 'forbidden')],
};
const free = { total: 0, totalIsMinimum: false };

describe('what is left to pay', () => {
  it.each([
    ['of articles within the allowance', answerOf({ shoppingProducts: [line('relieved')] })],
    [
      'of cash, which is declared',
      answerOf({
        shoppingProducts: [line('unlimited', 'regulated')],
        warnings: [warning('cash', 'regulated')],
      }),
    ],
    [
      'beside what may not enter, whatever was computed with it',
      answerOf({ ...forbidden, total: 40, withoutForbidden: free }),
    ],
  ])('is nothing %s', (_which, answer) => {
    expect(leftToPay(answer)).toBe('nothing');
  });

  it.each([
    ['a part of the amount', answerOf({ totalIsMinimum: true, total: 12 })],
    ['a doubt', answerOf({ warnings: [warning('meat', 'doubtful')] })],
    ['an indicative level', answerOf({ shoppingProducts: [line('indicative-exceeded')] })],
    [
      'an indicative level beside what is regulated',
      answerOf({
        shoppingProducts: [line('indicative-exceeded')],
        warnings: [warning('fish', 'regulated')],
      }),
    ],
    ['a vehicle', answerOf({ warnings: [warning('vehicle', 'regulated')] })],
    [
      'a doubt beside what may not enter',
      answerOf({
        ...forbidden,
        warnings: [...forbidden.warnings, warning('ivory', 'doubtful')],
        withoutForbidden: free,
      }),
    ],
  ])('is for an agent to say of %s', (_which, answer) => {
    expect(leftToPay(answer)).toBe('unknown');
  });

  it('is the sum of what stays', () => {
    expect(leftToPay(answerOf({ total: 12 }))).toBe('sum');
    const rest = { total: 12, totalIsMinimum: false };
    expect(leftToPay(answerOf({ ...forbidden, total: 40, withoutForbidden: rest }))).toBe('sum');
  });
});
