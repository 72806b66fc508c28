import type { Cents } from '../money/cents';
import type { Law } from '../regulation/law';
import { type MeanOfPayment, type PaymentRefusal, refusePayment } from './payment';

/** What one mean of payment settles of an amount. */
export interface PaymentPart {
  readonly mean: MeanOfPayment;
  readonly cents: Cents;
  /** Handed over in cash, the change included. */
  readonly givenCents?: Cents | undefined;
}

/** Why several means do not settle an amount; `position` is that of the part at fault. */
export type PartsRefusal =
  | (PaymentRefusal & { readonly position: number })
  | { readonly code: 'payments-not-total'; readonly total: Cents; readonly sum: Cents }
  | { readonly code: 'cash-repeated'; readonly position: number }
  | { readonly code: 'given-not-cash'; readonly position: number }
  | { readonly code: 'given-too-little'; readonly position: number };

export function sumOfParts(parts: readonly PaymentPart[]): Cents {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

/** Cents to give back; 0 where nothing more than the amount was handed over. */
export function changeOf({ cents, givenCents = cents }: PaymentPart): Cents {
  return givenCents - cents;
}

/**
 * The amount that the limit of a mean is about. In cash it is the whole debt, however little of it is in cash (Code monétaire et
 * financier, art. L. 112-6: « le paiement d'une dette supérieure à un montant fixé par décret »); by plain cheque, what all plain
 * cheques settle.
 */
function limitedCents(mean: MeanOfPayment, parts: readonly PaymentPart[], total: Cents): Cents {
  return mean === 'cheque' ? sumOfParts(parts.filter((part) => part.mean === 'cheque')) : total;
}

function refusePart(
  parts: readonly PaymentPart[],
  position: number,
  { total, law }: { readonly total: Cents; readonly law: Law },
): PartsRefusal | null {
  const part = parts[position];
  if (part === undefined) return null;
  const { mean, cents, givenCents } = part;
  if (mean === 'cash' && parts.findIndex((one) => one.mean === 'cash') < position) {
    return { code: 'cash-repeated', position };
  }
  if (givenCents !== undefined && mean !== 'cash') return { code: 'given-not-cash', position };
  if (givenCents !== undefined && givenCents < cents) return { code: 'given-too-little', position };
  const refusal = refusePayment(mean, limitedCents(mean, parts, total), law);
  return refusal === null ? null : { ...refusal, position };
}

/** Refuses parts that the law does not allow, or that do not add up to the total to the cent; null when they settle it. */
export function refuseParts(parts: readonly PaymentPart[], total: Cents, law: Law): PartsRefusal | null {
  for (const position of parts.keys()) {
    const refusal = refusePart(parts, position, { total, law });
    if (refusal !== null) return refusal;
  }
  const sum = sumOfParts(parts);
  return sum === total ? null : { code: 'payments-not-total', total, sum };
}
