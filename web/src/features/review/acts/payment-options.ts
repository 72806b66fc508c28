import {
  formatShortEuros,
  type MeanOfPayment,
  meansOfPayment,
  paymentNames,
  refusePayment,
  scaled,
} from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import type { RadioOption } from '../../../ui';
import { actText } from '../text/act-text';
import type { PaymentChoice } from './typed-payment';

/** Every mean of payment for a total in euros; one that the law forbids is closed and says why. */
export function paymentOptions(total: number): readonly RadioOption<PaymentChoice>[] {
  const cents = scaled(total, 2);
  const means = meansOfPayment.map((id): RadioOption<PaymentChoice> => {
    const refusal = refusePayment(id, cents, lawToday());
    return {
      id,
      value: paymentNames[id],
      disabled: refusal !== null,
      hint:
        refusal === null ? meanHint(id, cents) : actText.paymentForbidden(formatShortEuros(refusal.limit)),
    };
  });
  return [...means, { id: 'several', value: actText.several }];
}

/** What to do at the counter for a mean of payment that is allowed. */
function meanHint(payment: MeanOfPayment, cents: number): string | undefined {
  return payment === 'card' && needsSignature(cents)
    ? actText.signature(formatShortEuros(cardSignature()))
    : undefined;
}

function cardSignature(): number {
  return lawToday().paymentLimits.cardSignature.value;
}

function needsSignature(cents: number): boolean {
  return cents >= cardSignature();
}
