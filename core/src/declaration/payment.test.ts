import { describe, expect, it } from 'vitest';
import { paymentLimits } from '../regulation/public-figures';
import { allowedPayments, type MeanOfPayment, refusePayment } from './payment';

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
    expect(refusePayment(payment, total) === null).toBe(allowed);
  });

  it('says the limit, the total and the law', () => {
    expect(refusePayment('cash', cash + 1)).toEqual({
      code: 'payment-above-limit',
      payment: 'cash',
      total: cash + 1,
      limit: cash,
      legalBasis: paymentLimits.cash.legalBasis,
    });
  });

  it('offers what is left above both limits', () => {
    expect(allowedPayments(cheque + 1)).toEqual(['card', 'bank-cheque']);
    expect(allowedPayments(0)).toEqual(['card', 'cash', 'cheque', 'bank-cheque']);
  });
});
