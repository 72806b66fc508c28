import type { SimulationAnswer } from '@retour/contract';
import { formatOwedTotal, type MeanOfPayment } from '@retour/core';
import type { ReactNode } from 'react';
import { checkAnswer, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { Form, RadioGroup } from '../../../ui';
import { actText } from '../text/act-text';
import { ConfirmDialog } from './confirm-dialog';
import { paymentOptions } from './payment-options';
import type { ActTrouble } from './use-acts';
import { useOnOpening } from './use-on-opening';

export interface PayDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  readonly assessment: SimulationAnswer;
  readonly onPay: (payment: MeanOfPayment) => void;
  readonly onClose: () => void;
}

const formId = 'paiement';
const ids = { payment: 'moyen-de-paiement' } as const;

interface Paid {
  readonly payment: MeanOfPayment | undefined;
}

/** How it was paid: what the law forbids for this amount is closed and says why. */
export function PayDialog({
  isOpen,
  isBusy,
  trouble,
  assessment,
  onPay,
  onClose,
}: PayDialogProps): ReactNode {
  const form = useForm({
    ids,
    ...useTyped<Paid>({ payment: undefined }),
    check: ({ payment }) => checkAnswer('payment', payment, actText.payMissing),
    onValid: onPay,
  });
  useFaultFocus(form.errors);
  useOnOpening(isOpen, () => {
    form.change({ payment: undefined });
    form.clear();
  });
  const choice = form.choice('payment');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      trouble={trouble}
      title={actText.payTitle}
      text={actText.payText(formatOwedTotal(assessment))}
      confirm={actText.confirmPay}
      form={formId}
      onClose={onClose}
    >
      <Form
        id={formId}
        onSubmit={() => {
          if (!isBusy) form.submit();
        }}
      >
        <RadioGroup
          {...choice}
          legend={actText.payLegend}
          hideLegend
          name="payment"
          options={paymentOptions(assessment.total)}
          onChange={(chosen) => {
            choice.onChange(chosen);
            form.clear();
          }}
        />
      </Form>
    </ConfirmDialog>
  );
}
