import type { StatusChange } from '@retour/contract';
import {
  type Cents,
  centsOf,
  changeOf,
  eurosOf,
  formatEuros,
  type MeanOfPayment,
  meansOfPayment,
  type PaymentPart,
  refuseParts,
  sumOfParts,
} from '@retour/core';
import type { Checked } from '../../../lib/form';
import { lawToday } from '../../../lib/law-today';
import { cutSum, readEuros } from '../../../lib/read-euros';
import { actText } from '../text/act-text';

/** How something is paid: by one mean, or by several that share it. */
export type PaymentChoice = MeanOfPayment | 'several';

/** What an agent types of a payment: the amounts are of several means, `given` of the cash. */
export interface TypedPayment extends Readonly<Record<MeanOfPayment, string>> {
  readonly choice: PaymentChoice | undefined;
  readonly given: string;
}

export const noPayment: TypedPayment = {
  choice: undefined,
  given: '',
  card: '',
  cash: '',
  cheque: '',
  'bank-cheque': '',
};

export type PaymentField = 'choice' | 'given' | MeanOfPayment;
export type Payment = Pick<StatusChange, 'payment' | 'payments'>;

interface ReadPayment {
  readonly parts: readonly PaymentPart[];
  /** Fields that hold no amount. */
  readonly unread: readonly PaymentField[];
}

/** What is handed over is asked of cash, and of the part in cash once there is one. */
export function isGivenAsked({ choice, cash }: TypedPayment): boolean {
  return choice === 'cash' || (choice === 'several' && cash !== '');
}

/** The means and their amounts, as typed; nothing of a field that is not shown any more. */
function readPayment(typed: TypedPayment, total: Cents): ReadPayment {
  const { choice } = typed;
  const means = choice === 'several' ? meansOfPayment : choice === undefined ? [] : [choice];
  const read = means.map((mean) => ({
    mean,
    cents: choice === 'several' ? readEuros(typed[mean]) : total,
    given: mean === 'cash' && isGivenAsked(typed) ? readEuros(typed.given) : null,
  }));
  return {
    unread: read.flatMap(({ mean, cents, given }): PaymentField[] => [
      ...(cents === undefined ? [mean] : []),
      ...(given === undefined ? (['given'] as const) : []),
    ]),
    parts: read.flatMap(({ mean, cents, given }) =>
      cents === null || cents === undefined || cents === 0
        ? []
        : [{ mean, cents, ...(given === null || given === undefined ? {} : { givenCents: given }) }],
    ),
  };
}

function toSend({ choice }: TypedPayment, parts: readonly PaymentPart[]): Payment {
  const isWhole = parts.every(({ givenCents }) => givenCents === undefined);
  if (choice !== undefined && choice !== 'several' && isWhole) return { payment: choice };
  return {
    payments: parts.map(({ mean, cents, givenCents }) => ({
      mean,
      amount: eurosOf(cents),
      ...(givenCents === undefined ? {} : { given: eurosOf(givenCents) }),
    })),
  };
}

function whyUnread(typed: string): string {
  const cut = cutSum(typed);
  return cut === undefined ? actText.amountUnread : actText.amountCut(cut);
}

/** What is wrong with a payment, beside its field; or what is to be sent. */
export function checkPayment(typed: TypedPayment, totalEuros: number): Checked<PaymentField, Payment> {
  const total = centsOf(totalEuros);
  if (typed.choice === undefined) return { kind: 'faulty', problems: { choice: actText.payMissing } };
  const { parts, unread } = readPayment(typed, total);
  if (unread.length > 0) {
    return {
      kind: 'faulty',
      problems: Object.fromEntries(unread.map((field) => [field, whyUnread(typed[field] ?? '')])),
    };
  }
  const refusal = refuseParts(parts, total, lawToday());
  if (refusal === null) return { kind: 'valid', valid: toSend(typed, parts) };
  if (refusal.code === 'given-too-little') {
    const given = typed.choice === 'several' ? actText.givenTooLittleOfSeveral : actText.givenTooLittle;
    return { kind: 'faulty', problems: { given } };
  }
  if (refusal.code === 'payment-above-limit') {
    const message = actText.paymentForbidden(formatEuros(refusal.limit));
    const field = typed.choice === 'several' ? refusal.payment : 'choice';
    return { kind: 'faulty', problems: { [field]: message } };
  }
  // Beside the amount that was typed last in the order of the page, where the focus then is.
  const field = parts.at(-1)?.mean ?? meansOfPayment[0];
  return { kind: 'faulty', problems: { [field]: actText.notTheTotal(formatEuros(total)) } };
}

/** What is said of the amounts while they are typed: what is left to share, or the change to give back; null for neither. */
export function paymentHint(typed: TypedPayment, totalEuros: number): string | null {
  const total = centsOf(totalEuros);
  const { parts } = readPayment(typed, total);
  if (typed.choice === 'several') {
    const left = total - sumOfParts(parts);
    if (left > 0) return actText.leftToShare(formatEuros(left));
    if (left < 0) return actText.tooMuchShared(formatEuros(-left));
  }
  const cash = parts.find(({ givenCents }) => givenCents !== undefined);
  const change = cash === undefined ? 0 : changeOf(cash);
  return change > 0 ? actText.change(formatEuros(change)) : null;
}
