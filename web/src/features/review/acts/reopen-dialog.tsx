import { reasonLimits, reasonSchema, type StatusChange } from '@retour/contract';
import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { type Checked, refusalOf, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { TextArea } from '../../../ui';
import { actText } from '../text/act-text';
import { ConfirmDialog } from './confirm-dialog';
import type { ActTrouble } from './use-acts';
import { useOnOpening } from './use-on-opening';

export interface ReopenDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  readonly onReopen: (change: StatusChange) => void;
  readonly onClose: () => void;
}

const ids = { reason: 'raison-reouverture' } as const;
const nothing = { reason: '' };

function checkReason({ reason }: typeof nothing): Checked<'reason', StatusChange> {
  const read = reasonSchema.safeParse(reason);
  return read.success
    ? { kind: 'valid', valid: { status: 'submitted', reason: read.data } }
    : { kind: 'faulty', problems: { reason: typeset(refusalOf(read) ?? '') } };
}

/** Why what ended without a payment is taken up again. */
export function ReopenDialog({ isOpen, isBusy, trouble, onReopen, onClose }: ReopenDialogProps): ReactNode {
  const form = useForm({ ids, ...useTyped(nothing), check: checkReason, onValid: onReopen });
  useFaultFocus(form.errors);
  useOnOpening(isOpen, () => {
    form.change(nothing);
    form.clear();
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      trouble={trouble}
      title={actText.reopenTitle}
      text={actText.reopenText}
      confirm={actText.confirmReopen}
      onConfirm={() => form.submit()}
      onClose={onClose}
    >
      <TextArea
        {...form.entry('reason')}
        label={actText.reopenReason}
        hint={actText.outcomeReasonHint}
        maxLength={reasonLimits.max}
      />
    </ConfirmDialog>
  );
}
