import { type ErasureGround, erasureGrounds } from '@retour/contract';
import type { ReactNode } from 'react';
import type { Checked } from '../../../lib/form';
import { RadioGroup } from '../../../ui';
import { erasureText, groundLabels } from '../text/erasure-text';
import { ConfirmDialog } from './confirm-dialog';
import { troubleOf, useDialogForm } from './use-dialog-form';
import { useReasonKeys } from './use-reason-keys';
import type { ActTrouble } from './use-writes';

export interface EraseDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
  /** It closes for what somebody else has just done. */
  readonly hasConflict: boolean;
  readonly onErase: (ground: ErasureGround) => void;
  readonly onClose: () => void;
}

const ids = { ground: 'pourquoi-effacer' } as const;
const grounds = {
  name: 'pourquoi',
  options: erasureGrounds.map((id) => ({ id, value: groundLabels[id] })),
};
const nothing: { readonly ground: ErasureGround | '' } = { ground: '' };

/** Says what goes and what stays, and asks why, before what nobody undoes. */
export function EraseDialog(props: EraseDialogProps): ReactNode {
  const { isOpen, isBusy, trouble, hasConflict, onErase, onClose } = props;
  const form = useDialogForm({
    isOpen,
    hasFailed: hasConflict || trouble !== undefined,
    ids,
    initial: nothing,
    check: ({ ground }): Checked<'ground', ErasureGround> =>
      ground === ''
        ? { kind: 'faulty', problems: { ground: erasureText.groundMissing } }
        : { kind: 'valid', valid: ground },
    onValid: onErase,
  });
  useReasonKeys(isOpen && !isBusy, grounds, form.choice('ground').onChange);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      trouble={troubleOf(form, trouble)}
      title={erasureText.title}
      text={erasureText.lead}
      confirm={erasureText.confirm}
      variant="danger"
      onConfirm={() => form.submit()}
      onClose={onClose}
    >
      <RadioGroup
        {...form.choice('ground')}
        legend={erasureText.ground}
        {...grounds}
        layout="list"
        selected={form.values.ground === '' ? undefined : form.values.ground}
      />
      <div>
        <h3>{erasureText.goes}</h3>
        <p>{erasureText.gone}</p>
      </div>
      <div>
        <h3>{erasureText.stays}</h3>
        <p>{erasureText.left}</p>
      </div>
    </ConfirmDialog>
  );
}
