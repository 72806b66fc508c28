import { isVoid } from '@retour/core';
import { PencilLine } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type SentDeclaration, useAppStore } from '../../../store';
import { Button, ButtonLink, Notice } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { isInProgress } from '../request/declaration-presence';
import { changeText } from '../text/change-text';
import { type CancelOutcome, cancelDeclaration } from './cancel-declaration';
import { CancelOffer, type Intention } from './cancel-offer';
import { mayBeCancelled } from './may-be-cancelled';
import { mayBeRedone } from './may-be-redone';
import { useHoldsAnswers } from './use-holds-answers';
import { useRedo } from './use-redo';

const outcomeTexts = {
  'too-late': changeText.tooLate,
  failed: changeText.cancelFailed,
  uncertain: changeText.cancelUncertain,
} as const;

/** What became of a cancellation; that it was done, the title of the page says. */
function OutcomeNotice({ outcome }: { readonly outcome: CancelOutcome | undefined }): ReactNode {
  if (outcome === undefined || outcome === 'cancelled') return null;
  return (
    <Notice tone={outcome === 'too-late' ? 'info' : 'warning'} live>
      {outcomeTexts[outcome]}
    </Notice>
  );
}

/** Cancels a declaration that no agent has dealt with, or cancels it to send its answers again corrected; those of a refused one too. */
export function ChangeSection({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const redo = useRedo();
  const holdsAnswers = useHoldsAnswers(sent);
  const isBeingCorrected = useAppStore(
    ({ declaration }) => declaration.declarationRequest.corrects === sent.id && isInProgress(declaration),
  );
  const [outcome, setOutcome] = useState<CancelOutcome>();
  // What is said of it comes above what was pressed, which keeps the focus and stays in sight.
  useEffect(() => {
    if (outcome !== undefined) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const cancel = async (intention: Intention): Promise<void> => {
    // The same outcome as before is said again.
    setOutcome(undefined);
    const result = await cancelDeclaration(sent);
    setOutcome(result);
    if (result === 'cancelled' && intention === 'correct') redo();
  };

  if (isVoid(sent.status)) {
    if (isBeingCorrected) {
      return (
        <ButtonLink to={declarationPaths.start} icon={PencilLine}>
          {changeText.resumeCorrection}
        </ButtonLink>
      );
    }
    return holdsAnswers && mayBeRedone(sent) ? (
      <Button icon={PencilLine} onClick={redo}>
        {changeText.redo}
      </Button>
    ) : null;
  }
  if (mayBeCancelled(sent)) {
    return (
      <CancelOffer sent={sent} holdsAnswers={holdsAnswers} onConfirm={cancel}>
        <OutcomeNotice outcome={outcome} />
      </CancelOffer>
    );
  }
  return outcome === 'too-late' && <OutcomeNotice outcome={outcome} />;
}
