import { describe, expect, it } from 'vitest';
import { lawOn } from '../regulation/law';
import { changeOf, type PaymentPart, refuseParts } from './payment-parts';

const law = lawOn('2026-11-21');
const cash = law.paymentLimits.cash.value;
const cheque = law.paymentLimits.plainCheque.value;

const of = (mean: PaymentPart['mean'], cents: number, givenCents?: number): PaymentPart => ({
  mean,
  cents,
  ...(givenCents === undefined ? {} : { givenCents }),
});

describe('several means of payment', () => {
  it.each<[string, readonly PaymentPart[], number, string | undefined]>([
    ['one mean for all', [of('card', 100_00)], 100_00, undefined],
    ['two cards', [of('card', 60_00), of('card', 40_00)], 100_00, undefined],
    ['a cent too few', [of('card', 60_00), of('cash', 39_99)], 100_00, 'payments-not-total'],
    ['a cent too many', [of('card', 60_00), of('cash', 40_01)], 100_00, 'payments-not-total'],
    ['none', [], 100_00, 'payments-not-total'],
    ['cash twice', [of('cash', 60_00), of('cash', 40_00)], 100_00, 'cash-repeated'],
    ['just enough cash', [of('cash', 100_00, 100_00)], 100_00, undefined],
    ['a cent of cash short', [of('cash', 100_00, 99_99)], 100_00, 'given-too-little'],
    ['change of a card', [of('card', 100_00, 120_00)], 100_00, 'given-not-cash'],
    ['a debt that cash may settle', [of('cash', cash - 1), of('card', 1)], cash, undefined],
    [
      'some cash of a debt above the limit',
      [of('cash', 1), of('card', cash)],
      cash + 1,
      'payment-above-limit',
    ],
    ['a cheque within its limit, of more', [of('cheque', cheque), of('card', 1)], cheque + 1, undefined],
    [
      'cheques that go past it together',
      [of('cheque', cheque), of('cheque', 1)],
      cheque + 1,
      'payment-above-limit',
    ],
    ['a bank cheque of any amount', [of('bank-cheque', cheque + 1)], cheque + 1, undefined],
  ])('%s', (_name, parts, total, code) => {
    expect(refuseParts(parts, total, law)?.code).toBe(code);
  });

  it('gives back what was handed over above the amount', () => {
    expect(changeOf(of('cash', 34_92, 40_00))).toBe(5_08);
    expect(changeOf(of('card', 34_92))).toBe(0);
  });
});
