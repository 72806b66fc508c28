import { dayInParis, type StatusChange } from '@retour/contract';
import { type Cents, centsOf, lawOn, type PaymentPart, refuseParts } from '@retour/core';
import { paymentGivenTwice, paymentsRefused, paymentWithoutPaid } from './problems';

function partsIn({ payment, payments }: StatusChange, total: Cents): readonly PaymentPart[] | null {
  if (payment !== undefined) return total === 0 ? [] : [{ mean: payment, cents: total }];
  return (
    payments?.map(({ mean, amount, given }) => ({
      mean,
      cents: centsOf(amount),
      ...(given === undefined ? {} : { givenCents: centsOf(given) }),
    })) ?? null
  );
}

/**
 * By which means a change settles a total; none where the agent says none. Throws a 422 for what the law does not allow, for
 * parts that do not add up, and for a payment of what is not paid by this change.
 */
export function paymentOfChange(change: StatusChange, total: Cents, now: Date): readonly PaymentPart[] {
  const parts = partsIn(change, total);
  if (parts === null) return [];
  const isTwice = change.payment !== undefined && change.payments !== undefined;
  if (change.status !== 'paid')
    throw paymentWithoutPaid(change.payments === undefined ? 'payment' : 'payments');
  if (isTwice) throw paymentGivenTwice();
  const refusal = refuseParts(parts, total, lawOn(dayInParis(now)));
  if (refusal !== null) throw paymentsRefused(refusal, change.payments !== undefined);
  return parts;
}
