import { reasonLimits } from '@retour/contract';
import type { ReactNode } from 'react';
import type { Checked } from '../../../lib/form';
import type { SavedDraft } from '../../../store';
import { TextArea } from '../../../ui';
import { ConfirmDialog } from './confirm-dialog';
import type { ReasonDraft } from './reason-drafts';
import { troubleOf, useKeptDialogForm } from './use-dialog-form';
import type { ActTrouble } from './use-writes';

export interface ReasonDialogProps<Valid> {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  readonly kept: SavedDraft<ReasonDraft>;
  readonly words: Readonly<Record<'title' | 'text' | 'confirm' | 'reason' | 'hint', string>>;
  readonly fieldId: string;
  readonly check: (typed: ReasonDraft) => Checked<'reason', Valid>;
  readonly onValid: (valid: Valid) => void;
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
}

/** An act that asks for its reason, and for nothing else. */
export function ReasonDialog<Valid>({
  words,
  fieldId,
  check,
  onValid,
  kept,
  ...dialog
}: ReasonDialogProps<Valid>): ReactNode {
  const form = useKeptDialogForm({ isOpen: dialog.isOpen, ids: { reason: fieldId }, kept, check, onValid });
  return (
    <ConfirmDialog
      {...dialog}
      trouble={troubleOf(form, dialog.trouble)}
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      onConfirm={() => form.submit()}
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
