import { Eraser } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { eraseEverything } from '../../../store';
import { Button, Modal, Stack } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { confirmationText } from '../text/confirmation-text';

/** Leaves nothing of the person on the device: for a phone that is lent or shared. */
export function EraseSection(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const erase = (): void => {
    setIsOpen(false);
    eraseEverything();
    void navigate(declarationPaths.confirmation, { replace: true, state: { erased: true } });
  };
  return (
    <Stack>
      <h2>{confirmationText.eraseTitle}</h2>
      <p>{confirmationText.eraseText}</p>
      <Button variant="quiet" icon={Eraser} onClick={() => setIsOpen(true)}>
        {confirmationText.erase}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={confirmationText.eraseConfirmTitle}
        subtitle={confirmationText.eraseWarning}
        actions={
          <Stack gap="small">
            <Button variant="danger" onClick={erase}>
              {confirmationText.eraseConfirm}
            </Button>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {confirmationText.eraseKeep}
            </Button>
          </Stack>
        }
      />
    </Stack>
  );
}
