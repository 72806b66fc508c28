import type { Cents } from '../money/cents';
import type { Figure } from '../regulation/figure';
import type { Law } from '../regulation/law';

/** How what is owed was paid, recorded when a declaration becomes `paid` (http-contract, Declarations). */
export const meansOfPayment = ['card', 'cash', 'cheque', 'bank-cheque'] as const;
export type MeanOfPayment = (typeof meansOfPayment)[number];

/** Largest amount that a mean of payment settles, in cents; null when the law sets none. */
export function maxPayment(payment: MeanOfPayment, { paymentLimits }: Law): Figure | null {
  switch (payment) {
    case 'cash':
      return paymentLimits.cash;
    case 'cheque':
      return paymentLimits.plainCheque;
    case 'card':
    case 'bank-cheque':
      return null;
  }
}

/** Why a payment is refused, with the figures that say it. */
export interface PaymentRefusal {
  readonly code: 'payment-above-limit';
  readonly payment: MeanOfPayment;
  readonly total: Cents;
  readonly limit: Cents;
  readonly legalBasis: string;
}

/** Refuses a mean of payment that the law does not allow for this total; null when it is allowed. */
export function refusePayment(payment: MeanOfPayment, total: Cents, law: Law): PaymentRefusal | null {
  const limit = maxPayment(payment, law);
  if (limit === null || total <= limit.value) return null;
  return { code: 'payment-above-limit', payment, total, limit: limit.value, legalBasis: limit.legalBasis };
}

/** Ids of the articles whose name raises a question that nobody has answered. */
export function doubtfulIds(
  warnings: readonly {
    readonly severity?: string | undefined;
    readonly customIds?: readonly string[] | undefined;
  }[],
): ReadonlySet<string> {
  return new Set(
    warnings.flatMap(({ severity, customIds }) => (severity === 'doubtful' ? (customIds ?? []) : [])),
  );
}

/** Why an agent cannot accept a declaration yet: nobody has said what one of its articles is. */
export interface AcceptanceRefusal {
  readonly code: 'doubt-to-settle';
}

/** Refuses to accept what may be forbidden: a doubt is settled by a correction; null when nothing is in doubt. */
export function refuseAcceptance({
  warnings,
}: {
  readonly warnings: readonly { readonly severity?: string | undefined }[];
}): AcceptanceRefusal | null {
  return warnings.some(({ severity }) => severity === 'doubtful') ? { code: 'doubt-to-settle' } : null;
}

/** Why the amount of a declaration cannot be collected: it counts an article that may not be kept. */
export interface HandOverRefusal {
  readonly code: 'forbidden-to-hand-over';
}

/** Refuses to collect on what may not enter and was not handed over, where it changes what is owed; null when it does not. */
export function refuseForbiddenAmount({
  total,
  totalIsMinimum,
  withoutForbidden,
}: {
  readonly total: number;
  readonly totalIsMinimum: boolean;
  readonly withoutForbidden?: { readonly total: number; readonly totalIsMinimum: boolean } | undefined;
}): HandOverRefusal | null {
  if (withoutForbidden === undefined) return null;
  const isSame = withoutForbidden.total === total && withoutForbidden.totalIsMinimum === totalIsMinimum;
  return isSame ? null : { code: 'forbidden-to-hand-over' };
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
