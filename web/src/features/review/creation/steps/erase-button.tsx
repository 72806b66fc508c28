import { Eraser } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { clearAgentDeclaration, useAppStore } from '../../../../store';
import { Button, Modal, Stack } from '../../../../ui';
import { creationPaths } from '../creation-paths';
import { isBegun } from '../progress/creation-progress';
import { creationText } from '../text/creation-text';

/** Leaves nothing of the declaration on the device; shown once there is something to erase. */
export function EraseButton(): ReactNode {
  const begun = useAppStore(({ declaration }) => isBegun(declaration.declarationAgentRequest));
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  if (!begun) return null;
  const erase = (): void => {
    setIsOpen(false);
    clearAgentDeclaration();
    void navigate(creationPaths.home);
  };
  return (
    <>
      <Button variant="quiet" icon={Eraser} onClick={() => setIsOpen(true)}>
        {creationText.erase}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={creationText.eraseTitle}
        subtitle={creationText.eraseText}
        actions={
          <Stack gap="small">
            <Button variant="danger" onClick={erase}>
              {creationText.eraseConfirm}
            </Button>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {creationText.eraseKeep}
            </Button>
          </Stack>
        }
      />
    </>
  );
}
