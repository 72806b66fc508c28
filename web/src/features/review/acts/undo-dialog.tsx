import { reasonSchema, type StatusChange } from '@retour/contract';
import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { type Checked, refusalOf } from '../../../lib/form';
import { actText } from '../text/act-text';
import { ReasonDialog } from './reason-dialog';
import type { ActTrouble } from './use-acts';

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
  readonly hasEmail: boolean;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  readonly hasConflict: boolean;
  readonly onUndo: (change: StatusChange) => void;
  readonly onClose: () => void;
}

function checkReason(reason: string, undoing: Undoing): Checked<'reason', StatusChange> {
  const read = reasonSchema.safeParse(reason);
  return read.success
    ? { kind: 'valid', valid: { status: undoings[undoing].to, reason: read.data } }
    : { kind: 'faulty', problems: { reason: typeset(refusalOf(read) ?? '') } };
}

/** Why what was closed is taken up again, or a payment reversed. */
export function UndoDialog({ undoing, hasEmail, onUndo, ...dialog }: UndoDialogProps): ReactNode {
  const words = undoings[undoing];
  return (
    <ReasonDialog
      {...dialog}
      words={{ ...words, text: words.text(hasEmail) }}
      fieldId="raison-du-retour"
      check={({ reason }) => checkReason(reason, undoing)}
      onValid={onUndo}
    />
  );
}
