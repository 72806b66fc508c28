import type { ReactNode } from 'react';
import { Button, Modal } from '../../../ui';
import { actText } from '../text/act-text';
import { closingText } from '../text/closing-text';
import type { Closing } from './closing';
import { TroubleNotice } from './trouble-notice';
import type { Trouble } from './use-acts';
import { WriteProgress } from './write-progress';

export interface CloseDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: Trouble | undefined;
  readonly vouch: Closing['vouch'];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what the agent vouches for before a declaration with nothing to pay is closed. */
export function CloseDialog({
  isOpen,
  isBusy,
  trouble,
  vouch,
  onConfirm,
  onClose,
}: CloseDialogProps): ReactNode {
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      preventClose={isBusy}
      title={closingText.title}
      subtitle={vouch?.text}
      focusAct
      actions={
        <>
          <Button busy={isBusy} onClick={onConfirm}>
            {vouch?.confirm}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {actText.keep}
          </Button>
        </>
      }
    >
      <WriteProgress isBusy={isBusy} />
      {trouble && <TroubleNotice trouble={trouble} />}
    </Modal>
  );
}
