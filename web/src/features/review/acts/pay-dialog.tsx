import type { SimulationAnswer } from '@retour/contract';
import { formatOwedTotal, type MeanOfPayment } from '@retour/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Modal, Notice, RadioGroup, Stack } from '../../../ui';
import { actText } from '../text/act-text';
import { closingText } from '../text/closing-text';
import { paymentOptions } from './payment-options';
import { TroubleNotice } from './trouble-notice';
import type { Trouble } from './use-acts';
import { WriteProgress } from './write-progress';

export interface PayDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: Trouble | undefined;
  readonly assessment: SimulationAnswer;
  /** Names of the articles that are handed over, whatever is paid for the others. */
  readonly forbidden: readonly string[];
  readonly onPay: (payment: MeanOfPayment) => void;
  readonly onClose: () => void;
}

/** How it was paid: what the law forbids for this amount is closed and says why. */
export function PayDialog({
  isOpen,
  isBusy,
  trouble,
  assessment,
  forbidden,
  onPay,
  onClose,
}: PayDialogProps): ReactNode {
  const [payment, setPayment] = useState<MeanOfPayment>();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (isOpen) {
      setPayment(undefined);
      setIsMissing(false);
    }
  }, [isOpen]);
  const confirm = (): void => {
    setIsMissing(payment === undefined);
    if (payment !== undefined) onPay(payment);
  };
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      preventClose={isBusy}
      title={actText.payTitle}
      subtitle={actText.payText(formatOwedTotal(assessment))}
      actions={
        <>
          <Button busy={isBusy} onClick={confirm}>
            {actText.confirmPay}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {actText.keep}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) confirm();
        }}
      >
        <Stack>
          {forbidden.length > 0 && <Notice tone="warning">{closingText.forbiddenToo(forbidden)}</Notice>}
          <RadioGroup
            legend={actText.payLegend}
            hideLegend
            name="payment"
            options={paymentOptions(assessment.total)}
            selected={payment}
            error={isMissing ? actText.payMissing : undefined}
            onChange={(chosen) => {
              setPayment(chosen);
              setIsMissing(false);
            }}
          />
          <WriteProgress isBusy={isBusy} />
          {trouble && <TroubleNotice trouble={trouble} />}
        </Stack>
      </form>
    </Modal>
  );
}
