import { type Declaration, reasonSchema, reversalReasonSchema, type StatusChange } from '@retour/contract';
import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { type Checked, refusalOf } from '../../../lib/form';
import type { SavedDraft } from '../../../store';
import { actText, type Told } from '../text/act-text';
import type { AvailableActs } from './available-acts';
import { ReasonDialog } from './reason-dialog';
import type { ReasonDraft } from './reason-drafts';
import { type Undoing, undoableOf, undoingIn } from './undoing';
import type { ActTrouble } from './use-writes';

/** What a supervisor undoes, with a reason: an end without a payment, a payment, or the end of what owed nothing. */
const undoings = {
  reopen: {
    to: 'submitted',
    act: actText.reopen,
    by: actText.reopenedBy,
    title: actText.reopenTitle,
    text: actText.reopenText,
    confirm: actText.confirmReopen,
    reason: actText.reopenReason,
    hint: actText.reopenReasonHint,
    schema: ({ declarantEmail = '' }: Told) => (declarantEmail === '' ? reversalReasonSchema : reasonSchema),
  },
  reverse: {
    to: 'validated',
    act: actText.reverse,
    by: actText.reversedBy,
    title: actText.reverseTitle,
    text: actText.reverseText,
    confirm: actText.reverse,
    reason: actText.reverseReason,
    hint: actText.reverseReasonHint,
    schema: () => reversalReasonSchema,
  },
  unclose: {
    to: 'validated',
    act: actText.unclose,
    by: actText.unclosedBy,
    title: actText.uncloseTitle,
    text: actText.uncloseText,
    confirm: actText.unclose,
    reason: actText.reverseReason,
    hint: actText.reverseReasonHint,
    schema: () => reversalReasonSchema,
  },
} as const satisfies Readonly<Record<Undoing, object>>;

/** What may be undone of it now, if anything, and the words of its button. */
export function undoingOf(
  declaration: Pick<Declaration, 'status' | 'assessment'>,
  available: Pick<AvailableActs, 'canReopen' | 'canReverse'>,
): { readonly undoing: Undoing; readonly act: string } | undefined {
  const undoing = undoingIn(declaration, available);
  return undoing && { undoing, act: undoings[undoing].act };
}

/** Who may undo it, in a sentence, when this reader may not; undefined when nobody may. */
export function undoneBy(declaration: Declaration, available: AvailableActs): string | undefined {
  if (undoingIn(declaration, available) !== undefined) return undefined;
  const undoing = undoableOf(declaration);
  return undoing && undoings[undoing].by;
}

export interface UndoDialogProps {
  readonly undoing: Undoing;
  readonly declared: Told;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  readonly kept: SavedDraft<ReasonDraft>;
  readonly onUndo: (change: StatusChange) => void;
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
}

function checkReason(reason: string, undoing: Undoing, declared: Told): Checked<'reason', StatusChange> {
  const read = undoings[undoing].schema(declared).safeParse(reason);
  return read.success
    ? { kind: 'valid', valid: { status: undoings[undoing].to, reason: read.data } }
    : { kind: 'faulty', problems: { reason: typeset(refusalOf(read) ?? '') } };
}

/** Why what was closed is taken up again, or a payment reversed. */
export function UndoDialog({ undoing, declared, onUndo, ...dialog }: UndoDialogProps): ReactNode {
  const words = undoings[undoing];
  return (
    <ReasonDialog
      {...dialog}
      words={{ ...words, text: words.text(declared), hint: words.hint(declared) }}
      fieldId="raison-du-retour"
      check={({ reason }) => checkReason(reason, undoing, declared)}
      onValid={onUndo}
    />
  );
}
