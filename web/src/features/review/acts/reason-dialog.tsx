import { reasonLimits } from '@retour/contract';
import type { ReactNode } from 'react';
import type { Checked } from '../../../lib/form';
import { TextArea } from '../../../ui';
import { ConfirmDialog } from './confirm-dialog';
import { troubleOf, useDialogForm } from './use-dialog-form';
import type { ActTrouble } from './use-writes';

interface Typed {
  readonly reason: string;
}

export interface ReasonDialogProps<Valid> {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  /** It closes for what somebody else has just done. */
  readonly hasConflict: boolean;
  readonly words: Readonly<Record<'title' | 'text' | 'confirm' | 'reason' | 'hint', string>>;
  readonly fieldId: string;
  readonly check: (typed: Typed) => Checked<'reason', Valid>;
  readonly onValid: (valid: Valid) => void;
  readonly onClose: () => void;
}

const initial: Typed = { reason: '' };

/** An act that asks for its reason, and for nothing else. */
export function ReasonDialog<Valid>({
  words,
  fieldId,
  check,
  onValid,
  hasConflict,
  ...dialog
}: ReasonDialogProps<Valid>): ReactNode {
  const form = useDialogForm({
    isOpen: dialog.isOpen,
    hasFailed: hasConflict || dialog.trouble !== undefined,
    ids: { reason: fieldId },
    initial,
    check,
    onValid,
  });
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
