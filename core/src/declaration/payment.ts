import type { Cents } from '../money/cents';
import { paymentLimits } from '../regulation/public-figures';

/** How what is owed was paid, recorded when a declaration becomes `paid` (http-contract, Declarations). */
export const meansOfPayment = ['card', 'cash', 'cheque', 'bank-cheque'] as const;
export type MeanOfPayment = (typeof meansOfPayment)[number];

/** Largest amount that a mean of payment settles, in cents; null when the law sets none. */
export const largestPayment = {
  card: null,
  cash: paymentLimits.cash,
  cheque: paymentLimits.plainCheque,
  'bank-cheque': null,
} as const satisfies Record<MeanOfPayment, { value: Cents; legalBasis: string } | null>;

/** Why a payment is refused, with the figures that say it. */
export interface PaymentRefusal {
  readonly code: 'payment-above-limit';
  readonly payment: MeanOfPayment;
  readonly total: Cents;
  readonly limit: Cents;
  readonly legalBasis: string;
}

/** Refuses a mean of payment that the law does not allow for this total; null when it is allowed. */
export function refusePayment(payment: MeanOfPayment, total: Cents): PaymentRefusal | null {
  const limit = largestPayment[payment];
  if (limit === null || total <= limit.value) return null;
  return { code: 'payment-above-limit', payment, total, limit: limit.value, legalBasis: limit.legalBasis };
}

/** The means of payment that settle a total, in the table's order. */
export function allowedPayments(total: Cents): readonly MeanOfPayment[] {
  return meansOfPayment.filter((payment) => refusePayment(payment, total) === null);
}

/** Why a declaration cannot be settled yet: part of its amount, or all of it, is still to be assessed. */
export interface SettlementRefusal {
  readonly code: 'amount-to-assess';
}

/** Refuses to settle what nobody has assessed, so that a receipt never states a part for the whole; null when it may be. */
export function refuseSettlement({
  totalIsMinimum,
}: {
  readonly totalIsMinimum: boolean;
}): SettlementRefusal | null {
  return totalIsMinimum ? { code: 'amount-to-assess' } : null;
}
