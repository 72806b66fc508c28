import { describe, expect, it } from 'vitest';
import { lawOn } from '../regulation/law';
import {
  type MeanOfPayment,
  maxPayment,
  refuseAcceptance,
  refuseForbiddenAmount,
  refusePayment,
  refuseSettlement,
} from './payment';

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

it('has a limit in cash and by plain cheque alone', () => {
  expect([maxPayment('cash', law), maxPayment('cheque', law)]).toEqual([
    paymentLimits.cash,
    paymentLimits.plainCheque,
  ]);
  expect([maxPayment('card', law), maxPayment('bank-cheque', law)]).toEqual([null, null]);
});

describe('what an agent cannot do yet', () => {
  it('is to accept while an article leaves a doubt', () => {
    const warnings = [{ severity: 'regulated' }, { severity: 'doubtful' }];
    expect(refuseAcceptance({ warnings })).toEqual({ code: 'doubt-to-settle' });
    expect(refuseAcceptance({ warnings: [{ severity: 'forbidden' }, {}] })).toBeNull();
    expect(refuseAcceptance({ warnings: [] })).toBeNull();
  });

  it('is to settle what is still to be assessed', () => {
    expect(refuseSettlement({ totalIsMinimum: true })).toEqual({ code: 'amount-to-assess' });
    expect(refuseSettlement({ totalIsMinimum: false })).toBeNull();
  });

  it('is to collect on what may not be kept, where it changes what is owed', () => {
    const owed = { total: 40_97, totalIsMinimum: false };
    expect(refuseForbiddenAmount(owed)).toBeNull();
    expect(refuseForbiddenAmount({ ...owed, withoutForbidden: owed })).toBeNull();
    const refusal = { code: 'forbidden-to-hand-over' };
    const less = { ...owed, total: 0 };
    expect(refuseForbiddenAmount({ ...owed, withoutForbidden: less })).toEqual(refusal);
    const atLeast = { ...owed, totalIsMinimum: true };
    expect(refuseForbiddenAmount({ ...owed, withoutForbidden: atLeast })).toEqual(refusal);
  });
});
