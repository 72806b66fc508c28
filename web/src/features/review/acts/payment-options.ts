import {
  formatShortEuros,
  type MeanOfPayment,
  meansOfPayment,
  paymentNames,
  refusePayment,
  scaled,
} from '@retour/core';
import { Banknote, CreditCard, Landmark, Signature } from 'lucide-react';
import { lawToday } from '../../../lib/law-today';
import type { Icon, RadioOption } from '../../../ui';
import { actText } from '../text/act-text';

const icons: Readonly<Record<MeanOfPayment, Icon>> = {
  card: CreditCard,
  cash: Banknote,
  cheque: Signature,
  'bank-cheque': Landmark,
};

/** Every mean of payment for a total in euros; one that the law forbids is closed and says why. */
export function paymentOptions(total: number): readonly RadioOption<MeanOfPayment>[] {
  const cents = scaled(total, 2);
  return meansOfPayment.map((id) => {
    const refusal = refusePayment(id, cents, lawToday());
    return {
      id,
      value: paymentNames[id],
      icon: icons[id],
      disabled: refusal !== null,
      hint:
        refusal === null ? paymentHint(id, cents) : actText.paymentForbidden(formatShortEuros(refusal.limit)),
    };
  });
}

/** What to do at the counter for a mean of payment that is allowed. */
function paymentHint(payment: MeanOfPayment, cents: number): string | undefined {
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
