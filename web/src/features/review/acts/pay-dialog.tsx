import type { SimulationAnswer } from '@retour/contract';
import { formatOwedTotal, type MeanOfPayment } from '@retour/core';
import type { ReactNode } from 'react';
import { checkAnswer, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { Button, Form, Modal, RadioGroup, Stack } from '../../../ui';
import { actText } from '../text/act-text';
import { paymentOptions } from './payment-options';
import { TroubleNotice } from './trouble-notice';
import type { Trouble } from './use-acts';
import { useOnOpening } from './use-on-opening';
import { WriteProgress } from './write-progress';

export interface PayDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: Trouble | undefined;
  readonly assessment: SimulationAnswer;
  readonly onPay: (payment: MeanOfPayment) => void;
  readonly onClose: () => void;
}

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
    <Modal
      open={isOpen}
      onClose={onClose}
      preventClose={isBusy}
      title={actText.payTitle}
      subtitle={actText.payText(formatOwedTotal(assessment))}
      actions={
        <>
          <Button busy={isBusy} onClick={() => form.submit()}>
            {actText.confirmPay}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {actText.keep}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={() => {
          if (!isBusy) form.submit();
        }}
      >
        <Stack>
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
          <WriteProgress isBusy={isBusy} />
          {trouble && <TroubleNotice trouble={trouble} />}
        </Stack>
      </Form>
    </Modal>
  );
}
