import type { SimulationAnswer } from '@retour/contract';
import { formatOwedTotal, meansOfPayment, paymentNames } from '@retour/core';
import { type ReactNode, useState } from 'react';
import { Form, RadioGroup, TextField } from '../../../ui';
import { actText } from '../text/act-text';
import styles from './acts.module.css';
import { ConfirmDialog } from './confirm-dialog';
import { keepFocusInSight } from './keep-focus-in-sight';
import { paymentOptions } from './payment-options';
import {
  checkPayment,
  isGivenAsked,
  noPayment,
  type Payment,
  type PaymentChoice,
  type PaymentField,
  paymentHint,
} from './typed-payment';
import { troubleOf, useDialogForm } from './use-dialog-form';
import { useEnterLeadsOn } from './use-enter-leads-on';
import { usePressLeadsOn } from './use-press-leads-on';
import type { ActTrouble } from './use-writes';

export interface PayDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  /** See `ConfirmDialog`. */
  readonly begun?: ReactNode;
  /** Something else is asked before the payment is taken: it opens again as it was filled. */
  readonly isInterrupted: boolean;
  readonly assessment: SimulationAnswer;
  /** What is said before it is paid, in sentences: what others have used of the allowances that the amount counts, among others. */
  readonly warnings: readonly string[];
  readonly onPay: (payment: Payment) => void;
  readonly onClose: () => void;
}

const formId = 'paiement';
const ids: Readonly<Record<PaymentField, string>> = {
  choice: 'moyen-de-paiement',
  card: 'paye-par-carte',
  cash: 'paye-en-especes',
  given: 'donne-en-especes',
  cheque: 'paye-par-cheque',
  'bank-cheque': 'paye-par-cheque-de-banque',
};

/** The first field that a choice opens. */
const askedNext: Partial<Record<PaymentChoice, string>> = { cash: ids.given, several: ids.card };

/** How it was paid: what the law forbids for this amount is closed and says why; several means may share it. */
export function PayDialog({
  isOpen,
  isBusy,
  trouble,
  begun,
  isInterrupted,
  assessment,
  warnings,
  onPay,
  onClose,
}: PayDialogProps): ReactNode {
  const { total } = assessment;
  const form = useDialogForm({
    isOpen,
    hasFailed: isInterrupted,
    ids,
    initial: noPayment,
    check: (typed) => checkPayment(typed, total),
    onValid: onPay,
  });
  const [wasInterrupted, setInterrupted] = useState(isInterrupted);
  if (isInterrupted !== wasInterrupted) {
    setInterrupted(isInterrupted);
    // What interrupted it was given up, and it is with it.
    if (!isInterrupted && !isOpen) form.change(noPayment);
  }
  const choice = form.choice('choice');
  const { selected } = choice;
  usePressLeadsOn({ isOpen, asked: selected === 'several' ? askedNext.several : undefined });
  useEnterLeadsOn({ isOpen, formId, asked: selected && askedNext[selected] });
  const hint = paymentHint(form.values, total);
  const options = paymentOptions(total);
  const isOpenMean = (mean: string): boolean => options.some(({ id, disabled }) => id === mean && !disabled);
  const given = (
    <TextField
      {...form.entry('given')}
      label={actText.given}
      hint={actText.givenHint}
      inputMode="decimal"
      suffix="€"
    />
  );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      trouble={troubleOf(form, trouble)}
      begun={begun}
      title={actText.payTitle}
      text={actText.payText(formatOwedTotal(assessment), warnings)}
      confirm={actText.confirmPay}
      form={formId}
      said={
        <p role="status" className={styles.sum}>
          {hint}
        </p>
      }
      onClose={onClose}
    >
      <Form
        id={formId}
        onSubmit={() => {
          if (!isBusy) form.submit();
        }}
      >
        <div ref={keepFocusInSight} className={styles.payment}>
          <RadioGroup
            {...choice}
            legend={actText.payLegend}
            hideLegend
            layout="list"
            name="payment"
            options={options}
            onChange={(chosen) => {
              // What was handed over is given of the cash of one choice, and says nothing of another.
              form.change({ choice: chosen, given: '' });
              form.clear();
            }}
          />
          {form.values.choice === 'several' && (
            <div className={styles.parts}>
              {meansOfPayment.map((mean) => (
                <TextField
                  key={mean}
                  {...form.entry(mean)}
                  label={actText.amountOf(paymentNames[mean])}
                  inputMode="decimal"
                  suffix="€"
                  disabled={mean === 'cash' && !isOpenMean(mean)}
                />
              ))}
            </div>
          )}
          {isGivenAsked(form.values) && given}
        </div>
      </Form>
    </ConfirmDialog>
  );
}
