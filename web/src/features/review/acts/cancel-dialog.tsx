import type { ReactNode } from 'react';
import { Button, Modal } from '../../../ui';
import { actText } from '../text/act-text';
import { TroubleNotice } from './trouble-notice';
import type { Trouble } from './use-acts';
import { WriteProgress } from './write-progress';

export interface CancelDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly trouble: Trouble | undefined;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** Asks twice before an agent cancels a declaration of their own making. */
export function CancelDialog({ isOpen, isBusy, trouble, onCancel, onClose }: CancelDialogProps): ReactNode {
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      preventClose={isBusy}
      title={actText.cancelTitle}
      subtitle={actText.cancelText}
      actions={
        <>
          <Button variant="danger" busy={isBusy} onClick={onCancel}>
            {actText.confirmCancel}
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
