import type { ReactNode } from 'react';
import { Button, Modal, Stack } from '../../../../ui';
import { creationText } from '../text/creation-text';

export interface EraseDialogProps {
  readonly isOpen: boolean;
  /** A try to save it left, whose answer is lost. */
  readonly isUncertain: boolean;
  readonly onErase: () => void;
  readonly onKeep: () => void;
}

/** Asks before what is typed goes away. */
export function EraseDialog({ isOpen, isUncertain, onErase, onKeep }: EraseDialogProps): ReactNode {
  return (
    <Modal
      open={isOpen}
      onClose={onKeep}
      title={creationText.eraseTitle}
      subtitle={isUncertain ? creationText.eraseUncertain : creationText.eraseText}
      actions={
        <Stack gap="small">
          <Button variant="danger" onClick={onErase}>
            {creationText.eraseConfirm}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {creationText.eraseKeep}
          </Button>
        </Stack>
      }
    />
  );
}
