import { describe, expect, it } from 'vitest';
import { paymentOptions } from './payment-options';

const closed = (total: number): readonly string[] =>
  paymentOptions(total)
    .filter(({ disabled }) => disabled)
    .map(({ id }) => id);
const cardHint = (total: number): string | undefined =>
  paymentOptions(total).find(({ id }) => id === 'card')?.hint;

describe('paymentOptions', () => {
  it.each([
    [0, []],
    [1_000, []],
    [1_000.01, ['cash']],
    [1_500, ['cash']],
    [1_500.01, ['cash', 'cheque']],
  ])('%d €', (total, expected) => expect(closed(total)).toEqual(expected));

  it('says why a mean is closed', () => {
    const cash = paymentOptions(1_200).find(({ id }) => id === 'cash');
    expect(cash?.hint).toContain('1\u202F000\u00A0€');
  });

  it('reminds of the signature from the limit on', () => {
    expect(cardHint(1_499.99)).toBeUndefined();
    expect(cardHint(1_500)).toMatch(/signe/i);
  });
});
