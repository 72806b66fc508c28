import { stageOfDeclaration } from '@retour/core';
import { PencilLine, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { restartDeclaration, type SentDeclaration, useAppStore } from '../../../store';
import { Button, ButtonLink, Modal, Notice, Stack } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { isInProgress } from '../request/declaration-presence';
import { newIdentity } from '../request/new-identity';
import { changeText } from '../text/change-text';
import { type CancelOutcome, cancelDeclaration } from './cancel-declaration';

type Intention = 'cancel' | 'correct';

const dialogTexts = {
  cancel: {
    title: changeText.cancelTitle,
    text: changeText.cancelText,
    confirm: changeText.confirmCancel,
  },
  correct: {
    title: changeText.correctTitle,
    text: changeText.correctText,
    confirm: changeText.confirmCorrect,
  },
} as const;

/** Cancels a declaration that no agent has dealt with, or cancels it to send its answers again corrected; those of a refused one too. */
export function ChangeSection({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const navigate = useNavigate();
  const holdsAnswers = useAppStore(
    ({ declaration }) => declaration.declarationRequest.declarationId === sent.id,
  );
  const isBeingCorrected = useAppStore(
    ({ declaration }) => declaration.declarationRequest.corrects === sent.id && isInProgress(declaration),
  );
  const [intention, setIntention] = useState<Intention>();
  const [outcome, setOutcome] = useState<CancelOutcome>();
  const [isBusy, setIsBusy] = useState(false);

  const redo = (): void => {
    restartDeclaration(newIdentity());
    void navigate(declarationPaths.check);
  };
  const confirm = async (chosen: Intention): Promise<void> => {
    setIsBusy(true);
    const result = await cancelDeclaration(sent);
    setIsBusy(false);
    setIntention(undefined);
    setOutcome(result);
    if (result === 'cancelled' && chosen === 'correct') redo();
  };

  if (sent.status === 'cancelled' || sent.status === 'refused') {
    if (isBeingCorrected) {
      return (
        <ButtonLink to={declarationPaths.start} icon={PencilLine}>
          {changeText.resumeCorrection}
        </ButtonLink>
      );
    }
    return holdsAnswers ? (
      <Button icon={PencilLine} onClick={redo}>
        {changeText.redo}
      </Button>
    ) : null;
  }
  const texts = dialogTexts[intention ?? 'cancel'];
  return (
    <Stack>
      {outcome === 'too-late' && (
        <Notice tone="info" live>
          {changeText.tooLate}
        </Notice>
      )}
      {stageOfDeclaration(sent) === 'due' && (
        <>
          <h2>{changeText.changeTitle}</h2>
          <p>{holdsAnswers ? changeText.change : changeText.changeElsewhere}</p>
          {/* Beside what was pressed, which has the focus: above the section, a phone shows none of it. */}
          {outcome === 'failed' && (
            <Notice tone="warning" live>
              {changeText.cancelFailed}
            </Notice>
          )}
          {holdsAnswers && (
            <Button variant="secondary" icon={PencilLine} onClick={() => setIntention('correct')}>
              {changeText.correct}
            </Button>
          )}
          <Button variant="quiet" icon={Trash2} onClick={() => setIntention('cancel')}>
            {changeText.cancel}
          </Button>
        </>
      )}
      <Modal
        open={intention !== undefined}
        onClose={() => setIntention(undefined)}
        preventClose={isBusy}
        title={texts.title}
        subtitle={texts.text(sent.publicId)}
        actions={
          <Stack gap="small">
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => {
                if (intention !== undefined) void confirm(intention);
              }}
            >
              {texts.confirm}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => setIntention(undefined)}>
              {changeText.keep}
            </Button>
          </Stack>
        }
      />
    </Stack>
  );
}
