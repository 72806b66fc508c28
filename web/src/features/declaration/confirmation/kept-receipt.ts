import { type Declaration, receiptNumberOf } from '@retour/contract';
import { formatEurosAmount, type MeanOfPayment, meansOfPayment, paymentPhrases } from '@retour/core';
import { isInstant, isNumber, isText, listOf, objectOf, oneOf } from '../../../lib/shape';
import type { SentDeclaration } from '../../../store';

/** What a traveller shows of a payment without a network: nothing of who collected it. */
export interface KeptReceipt {
  /** As its document writes it. */
  readonly number: string;
  readonly office: string;
  /** ISO 8601. */
  readonly at: string;
  readonly amount: number;
  /** Empty when the agent said none. */
  readonly payments: readonly { readonly mean: MeanOfPayment; readonly amount: number }[];
}

const isReceipt = objectOf<KeptReceipt>({
  number: isText,
  office: isText,
  at: isInstant,
  amount: isNumber,
  payments: listOf(objectOf({ mean: oneOf(meansOfPayment), amount: isNumber })),
});

/** That of a payment that stands, to be kept on the device. */
export function receiptToKeep({ receipt }: Declaration): KeptReceipt | undefined {
  if (receipt === undefined) return undefined;
  const { office, at, amount, payments } = receipt;
  return {
    number: receiptNumberOf(receipt),
    office: office.name,
    at,
    amount,
    payments: payments.map(({ mean, amount: part }) => ({ mean, amount: part })),
  };
}

/** As it was kept; none where it is not of its shape, as somebody may write what they like on their own device. */
export function keptReceipt({ receipt }: Pick<SentDeclaration, 'receipt'>): KeptReceipt | undefined {
  return isReceipt(receipt) ? receipt : undefined;
}

/** « 100,00 € par carte + 30,00 € en espèces ». */
export function paidWords({ amount, payments }: KeptReceipt): string {
  if (payments.length === 0) return formatEurosAmount(amount);
  return payments
    .map(({ mean, amount: part }) => `${formatEurosAmount(part)} ${paymentPhrases[mean]}`)
    .join(' + ');
}
