import { describe, expect, it } from 'vitest';
import { lawOn } from '../regulation/law';
import { type MeanOfPayment, refusePayment } from './payment';

const law = lawOn('2026-11-21');
const { paymentLimits } = law;
const cash = paymentLimits.cash.value;
const cheque = paymentLimits.plainCheque.value;

describe('means of payment', () => {
  it.each<[MeanOfPayment, number, boolean]>([
    ['cash', cash - 1, true],
    ['cash', cash, true],
    ['cash', cash + 1, false],
    ['cheque', cheque - 1, true],
    ['cheque', cheque, true],
    ['cheque', cheque + 1, false],
    ['bank-cheque', cheque + 1, true],
    ['card', 1_000_000_00, true],
  ])('%s for %i cents: %s', (payment, total, allowed) => {
    expect(refusePayment(payment, total, law) === null).toBe(allowed);
  });

  it('says the limit, the total and the law', () => {
    expect(refusePayment('cash', cash + 1, law)).toEqual({
      code: 'payment-above-limit',
      payment: 'cash',
      total: cash + 1,
      limit: cash,
      legalBasis: paymentLimits.cash.legalBasis,
    });
  });
});
