import { reasonLimits, reasonSchema } from '@retour/contract';
import { typeset } from '@retour/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Modal, Stack, TextArea } from '../../../ui';
import { actText } from '../text/act-text';
import { TroubleNotice } from './trouble-notice';
import type { Trouble } from './use-acts';

export interface RefuseDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: Trouble | undefined;
  readonly reason: string;
  readonly onType: (reason: string) => void;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why: the traveller and the colleagues will read it. */
export function RefuseDialog(props: RefuseDialogProps): ReactNode {
  const { isOpen, isBusy, trouble, reason, onType, onRefuse, onClose } = props;
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) setError(undefined);
  }, [isOpen]);
  const confirm = (): void => {
    const read = reasonSchema.safeParse(reason);
    setError(read.success ? undefined : typeset(read.error.issues[0]?.message ?? ''));
    if (read.success) onRefuse(read.data);
    else area.current?.focus();
  };
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
        <TextArea
          ref={area}
          id="raison-refus"
          label={actText.reason}
          hint={actText.reasonHint}
          error={error}
          value={reason}
          maxLength={reasonLimits.max}
          onChange={onType}
        />
        {trouble && <TroubleNotice trouble={trouble} />}
      </Stack>
    </Modal>
  );
}
