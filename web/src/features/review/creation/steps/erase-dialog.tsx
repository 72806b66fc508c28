import type { ReactNode } from 'react';
import { Button, Modal, Stack } from '../../../../ui';
import { creationText } from '../text/creation-text';

export interface EraseDialogProps {
  readonly isOpen: boolean;
  readonly onErase: () => void;
  readonly onKeep: () => void;
}

/** Asks before what is typed goes away. */
export function EraseDialog({ isOpen, onErase, onKeep }: EraseDialogProps): ReactNode {
  return (
    <Modal
      open={isOpen}
      onClose={onKeep}
      title={creationText.eraseTitle}
      subtitle={creationText.eraseText}
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
