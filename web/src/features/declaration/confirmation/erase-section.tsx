import { Eraser } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type DeclarationRequest,
  type DeclarationResponse,
  eraseEverything,
  keepsAgentWork,
  useAppStore,
} from '../../../store';
import { Button, Modal, Stack, useAnnounce } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { changeText } from '../text/change-text';

/** Leaves nothing of the person on the device: for a phone that is lent or shared. */
export function EraseSection(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { declarationRequest, declarationResponse } = useAppStore(({ declaration }) => declaration);
  const warning = warningOf(declarationRequest, declarationResponse);
  const navigate = useNavigate();
  const announce = useAnnounce();
  const erase = (): void => {
    setIsOpen(false);
    eraseEverything();
    // The last two messages stay in the page for screen readers: nothing is left there of a declaration.
    announce('');
    announce('');
    void navigate(declarationPaths.confirmation, { replace: true, state: { erased: true } });
  };
  return (
    <Stack>
      <h2>{changeText.eraseTitle}</h2>
      <p>{changeText.eraseText}</p>
      <Button variant="quiet" compact icon={Eraser} onClick={() => setIsOpen(true)}>
        {changeText.erase}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={changeText.eraseConfirmTitle}
        subtitle={keepsAgentWork() ? `${warning} ${changeText.eraseSpares}` : warning}
        actions={
          <Stack gap="small">
            <Button variant="danger" onClick={erase}>
              {changeText.eraseConfirm}
            </Button>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {changeText.eraseKeep}
            </Button>
          </Stack>
        }
      />
    </Stack>
  );
}

function warningOf({ mayBeSent }: DeclarationRequest, { pending, sent }: DeclarationResponse): string {
  if (pending !== null) return mayBeSent ? changeText.eraseUncertain : changeText.erasePending;
  return sent.length > 0 ? changeText.eraseWarning : changeText.eraseText;
}
