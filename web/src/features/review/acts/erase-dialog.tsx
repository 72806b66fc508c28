import { type ErasureGround, erasureGrounds } from '@retour/contract';
import { type ReactNode, useState } from 'react';
import { type Checked, useFaultFocus, useForm } from '../../../lib/form';
import { RadioGroup } from '../../../ui';
import { erasureText, groundLabels } from '../text/erasure-text';
import { ConfirmDialog } from './confirm-dialog';
import type { ActTrouble } from './use-acts';
import { useOnOpening } from './use-on-opening';
import { useReasonKeys } from './use-reason-keys';

export interface EraseDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: ActTrouble | undefined;
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
  const { isOpen, isBusy, trouble, onErase, onClose } = props;
  const [draft, setDraft] = useState(nothing);
  const form = useForm({
    ids,
    values: draft,
    change: (fields) => setDraft({ ...draft, ...fields }),
    check: ({ ground }): Checked<'ground', ErasureGround> =>
      ground === ''
        ? { kind: 'faulty', problems: { ground: erasureText.groundMissing } }
        : { kind: 'valid', valid: ground },
    onValid: onErase,
  });
  useFaultFocus(form.errors);
  useOnOpening(isOpen, form.clear);
  useReasonKeys(isOpen && !isBusy, grounds, form.choice('ground').onChange);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      trouble={trouble}
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
        selected={draft.ground === '' ? undefined : draft.ground}
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
