import { reasonLimits } from '@retour/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Modal, RadioGroup, Stack, TextArea } from '../../../ui';
import { actText } from '../text/act-text';
import { type BuiltReason, buildRefusalReason, type RefusalDraft, refusalOptions } from './refusal-reason';
import { TroubleNotice } from './trouble-notice';
import type { Trouble } from './use-acts';
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

const standardId = 'motif-refus';

/** Asks why, among the usual reasons or another one: the traveller and the colleagues will read it. */
export function RefuseDialog(props: RefuseDialogProps): ReactNode {
  const { isOpen, isBusy, trouble, draft, onChange, onRefuse, onClose } = props;
  const [fault, setFault] = useState<Extract<BuiltReason, { kind: 'faulty' }>>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) setFault(undefined);
  }, [isOpen]);
  const confirm = (): void => {
    const built = buildRefusalReason(draft);
    setFault(built.kind === 'faulty' ? built : undefined);
    if (built.kind === 'sound') onRefuse(built.reason);
  };
  // Once the message is there, so that the field stays in view under it.
  useEffect(() => {
    if (fault?.field === 'details') area.current?.focus();
    if (fault?.field === 'standard') document.getElementById(standardId)?.focus();
  }, [fault]);
  const errorOf = (field: keyof RefusalDraft): string | undefined =>
    fault?.field === field ? fault.message : undefined;
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      preventClose={isBusy}
      title={actText.refuseTitle}
      subtitle={actText.refuseText}
      actions={
        <>
          <Button variant="danger" busy={isBusy} onClick={confirm}>
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
          id={standardId}
          legend={actText.standardReason}
          name="motif"
          layout="list"
          options={refusalOptions}
          selected={draft.standard === '' ? undefined : draft.standard}
          error={errorOf('standard')}
          onChange={(standard) => onChange({ ...draft, standard })}
        />
        <TextArea
          ref={area}
          id="raison-refus"
          label={draft.standard === 'other' ? actText.otherDetails : actText.details}
          hint={actText.reasonHint}
          error={errorOf('details')}
          value={draft.details}
          maxLength={reasonLimits.max}
          onChange={(details) => onChange({ ...draft, details })}
        />
        <WriteProgress isBusy={isBusy} />
        {trouble && <TroubleNotice trouble={trouble} />}
      </Stack>
    </Modal>
  );
}
