import { reasonLimits, reasonSchema, type StatusChange } from '@retour/contract';
import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { type Checked, refusalOf, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { TextArea } from '../../../ui';
import { actText } from '../text/act-text';
import { ConfirmDialog } from './confirm-dialog';
import type { ActTrouble } from './use-acts';
import { useOnOpening } from './use-on-opening';

/** What a supervisor undoes, with a reason: an end without a payment, or a payment. */
const undoings = {
  reopen: {
    to: 'submitted',
    title: actText.reopenTitle,
    text: actText.reopenText,
    confirm: actText.confirmReopen,
    reason: actText.reopenReason,
    hint: actText.outcomeReasonHint,
  },
  reverse: {
    to: 'validated',
    title: actText.reverseTitle,
    text: actText.reverseText,
    confirm: actText.confirmReverse,
    reason: actText.reverseReason,
    hint: actText.reverseReasonHint,
  },
} as const;
type Undoing = keyof typeof undoings;

export interface UndoDialogProps {
  readonly undoing: Undoing;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  readonly onUndo: (change: StatusChange) => void;
  readonly onClose: () => void;
}

const ids = { reason: 'raison-du-retour' } as const;
const nothing = { reason: '' };

function checkReason({ reason }: typeof nothing, undoing: Undoing): Checked<'reason', StatusChange> {
  const read = reasonSchema.safeParse(reason);
  return read.success
    ? { kind: 'valid', valid: { status: undoings[undoing].to, reason: read.data } }
    : { kind: 'faulty', problems: { reason: typeset(refusalOf(read) ?? '') } };
}

/** Why what was closed is taken up again, or a payment reversed. */
export function UndoDialog({
  undoing,
  isOpen,
  isBusy,
  trouble,
  onUndo,
  onClose,
}: UndoDialogProps): ReactNode {
  const words = undoings[undoing];
  const form = useForm({
    ids,
    ...useTyped(nothing),
    check: (typed) => checkReason(typed, undoing),
    onValid: onUndo,
  });
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
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      onConfirm={() => form.submit()}
      onClose={onClose}
    >
      <TextArea
        {...form.entry('reason')}
        label={words.reason}
        hint={words.hint}
        maxLength={reasonLimits.max}
      />
    </ConfirmDialog>
  );
}
