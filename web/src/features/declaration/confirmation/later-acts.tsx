import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { type AppState, type SentDeclaration, startNewDeclaration, useAppStore } from '../../../store';
import { Button, ButtonLink, Modal, Stack } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { isInProgress } from '../request/declaration-presence';
import { cardText } from '../text/card-text';
import { changeText } from '../text/change-text';
import { statusWord } from '../text/status-word';
import { ChangeSection } from './change-section';
import styles from './confirmation.module.css';
import { EraseSection } from './erase-section';
import { mayBeRedone } from './may-be-redone';
import { useRedo } from './use-redo';

export { ChangeSection } from './change-section';
export { EraseSection } from './erase-section';

/** Under what is shown to the agent: cancel, correct, declare for somebody else, erase. */
export function LaterActs({
  sent,
  isChangeAbove = false,
}: {
  readonly sent: SentDeclaration;
  /** What may be changed of it is offered elsewhere. */
  readonly isChangeAbove?: boolean | undefined;
}): ReactNode {
  const navigate = useNavigate();
  const isAnotherBegun = useAppStore(({ declaration }) => isInProgress(declaration));
  const isAnotherOnItsWay = useAppStore(
    ({ declaration }) => declaration.declarationResponse.pending !== null,
  );
  const isUncertain = useAppStore(({ declaration }) => declaration.declarationRequest.mayBeSent === true);
  const voided = useAppStore(voidedOf);
  const redo = useRedo();
  const [isAsking, setIsAsking] = useState(false);
  const another = (): void => {
    startNewDeclaration();
    void navigate(declarationPaths.age);
  };
  return (
    <div className={styles.screenOnly}>
      {!isChangeAbove && <ChangeSection sent={sent} />}
      <Stack gap="small">
        <Button
          variant="secondary"
          icon={Plus}
          onClick={isAnotherBegun || voided !== undefined ? () => setIsAsking(true) : another}
        >
          {changeText.another}
        </Button>
        <p className={styles.soft}>{changeText.anotherHint}</p>
      </Stack>
      <EraseSection />
      <Modal
        open={isAsking}
        onClose={() => setIsAsking(false)}
        {...(voided === undefined
          ? (isAnotherOnItsWay ? waitingWords : begunWords)(isUncertain)
          : voidedWords(voided))}
        actions={
          <Stack gap="small">
            {voided !== undefined ? (
              <Button onClick={redo}>{changeText.redo}</Button>
            ) : (
              <ButtonLink to={declarationPaths.start}>
                {isAnotherOnItsWay ? cardText.seePending : cardText.resume}
              </ButtonLink>
            )}
            {!isAnotherOnItsWay && (
              <Button variant="danger" onClick={another}>
                {changeText.confirmAnother}
              </Button>
            )}
          </Stack>
        }
      />
    </div>
  );
}

/** What is worth nothing, and whose answers are still here to be corrected: its articles stay to be declared. */
function voidedOf({ declaration }: AppState): SentDeclaration | undefined {
  const { declarationRequest, declarationResponse } = declaration;
  const own = declarationResponse.sent.find(({ id }) => id === declarationRequest.declarationId);
  return own !== undefined && mayBeRedone(own) ? own : undefined;
}

interface Words {
  readonly title: string;
  readonly subtitle: string;
}

function waitingWords(isUncertain: boolean): Words {
  return isUncertain
    ? { title: cardText.uncertainTitle, subtitle: cardText.kept }
    : { title: cardText.pendingTitle, subtitle: cardText.pending };
}

function begunWords(isUncertain: boolean): Words {
  return isUncertain
    ? { title: cardText.uncertainTitle, subtitle: changeText.anotherLoses }
    : { title: cardText.begunTitle, subtitle: changeText.anotherErases };
}

function voidedWords(voided: SentDeclaration): Words {
  return { title: cardText.sentTitle(statusWord(voided)), subtitle: changeText.anotherErasesVoid };
}
