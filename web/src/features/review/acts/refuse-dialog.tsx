import { reasonLimits } from '@retour/contract';
import type { ReactNode } from 'react';
import { type Checked, useFaultFocus, useForm } from '../../../lib/form';
import { Button, Modal, RadioGroup, Stack, TextArea } from '../../../ui';
import { actText } from '../text/act-text';
import { buildRefusalReason, type RefusalDraft, refusalOptions } from './refusal-reason';
import { TroubleNotice } from './trouble-notice';
import type { Trouble } from './use-acts';
import { useOnOpening } from './use-on-opening';
import { WriteProgress } from './write-progress';

export interface RefuseDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: Trouble | undefined;
  readonly draft: RefusalDraft;
  readonly onChange: (draft: RefusalDraft) => void;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

const ids = { standard: 'motif-refus', details: 'raison-refus' } as const;

/** Asks why, among the usual reasons or another one: the traveller and the colleagues will read it. */
export function RefuseDialog(props: RefuseDialogProps): ReactNode {
  const { isOpen, isBusy, trouble, draft, onChange, onRefuse, onClose } = props;
  const form = useForm({
    ids,
    values: draft,
    change: (fields) => onChange({ ...draft, ...fields }),
    check: (typed): Checked<keyof RefusalDraft, string> => {
      const built = buildRefusalReason(typed);
      return built.kind === 'valid'
        ? { kind: 'valid', valid: built.reason }
        : { kind: 'faulty', problems: { [built.field]: built.message } };
    },
    onValid: onRefuse,
  });
  useFaultFocus(form.errors);
  useOnOpening(isOpen, form.clear);
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      preventClose={isBusy}
      title={actText.refuseTitle}
      subtitle={actText.refuseText}
      actions={
        <>
          <Button variant="danger" busy={isBusy} onClick={() => form.submit()}>
            {actText.confirmRefuse}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {actText.keep}
          </Button>
        </>
      }
    >
      <Stack>
        <RadioGroup
          {...form.choice('standard')}
          legend={actText.standardReason}
          name="motif"
          layout="list"
          options={refusalOptions}
          selected={draft.standard === '' ? undefined : draft.standard}
        />
        <TextArea
          {...form.entry('details')}
          label={draft.standard === 'other' ? actText.otherDetails : actText.details}
          hint={actText.reasonHint}
          maxLength={reasonLimits.max}
        />
        <WriteProgress isBusy={isBusy} />
        {trouble && <TroubleNotice trouble={trouble} />}
      </Stack>
    </Modal>
  );
}
