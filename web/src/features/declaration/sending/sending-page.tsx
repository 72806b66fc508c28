import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router';
import { applyUpdate, isUpdateReady, subscribeToUpdate } from '../../../lib/pwa-update';
import { stopSubmission, useAppStore } from '../../../store';
import { Button, Stack } from '../../../ui';
import { SendingScreen } from '../../declarant/sending/sending-screen';
import type { SendingState } from '../../declarant/sending/sending-state';
import { EraseSection } from '../confirmation/erase-section';
import { LeftOutNotice } from '../confirmation/not-declared';
import { declarationPaths } from '../declaration-paths';
import { resumePath } from '../request/declaration-progress';
import { sendingText, uncertainSendingText, unreadSendingText, updateText } from '../text/sending-text';
import { startOutbox, tryNow, useSendingState } from './outbox';

/** Follows the sending; leads to the confirmation once the declaration went through. */
export function SendingPage(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const { pending } = declaration.declarationResponse;
  const mayBeSent = declaration.declarationRequest.mayBeSent === true;
  const state = useSendingState();
  const [destination, setDestination] = useState<string>();
  // Its address may be opened again when nothing is left to send.
  const [wasPending] = useState(pending !== null);
  // Noted before what submits it leaves: it is a doubt once that failed, or where it was one before.
  const [isDoubtful, setDoubtful] = useState(mayBeSent);
  if (!isDoubtful && state.kind === 'failed' && mayBeSent) setDoubtful(true);
  useEffect(startOutbox, []);

  if (pending === null) {
    const isErased = wasPending && declaration.declarationRequest.declarationId === undefined;
    if (isErased) return <Navigate to={declarationPaths.confirmation} replace state={{ erased: true }} />;
    return destination === undefined ? (
      <Navigate to={resumePath(declaration)} replace state={{ justSent: wasPending }} />
    ) : (
      <Navigate to={destination} replace state={{ returnTo: declarationPaths.check }} />
    );
  }
  const correct = (path: string): void => {
    setDestination(path);
    stopSubmission();
  };
  const texts = isDoubtful ? uncertainSendingText : sendingText;
  const isUnread = isAnswerUnread(state);
  return (
    <Stack gap="large">
      <SendingScreen
        state={state}
        texts={isUnread ? unreadSendingText(texts) : texts}
        pages={declarationPaths}
        shown={pending}
        onRetry={tryNow}
        onCorrect={correct}
        act={isUnread ? <UpdateButton /> : undefined}
        advice={(isDoubtful ? uncertainSendingText : sendingText).atBorder}
        total={pending.shownLabel}
        notice={<LeftOutNotice left={pending} canCorrect={false} />}
      />
      {/* The confirmation, which has it, leads here as long as this one waits. */}
      {state.kind === 'failed' && <EraseSection />}
    </Stack>
  );
}

/** The server answered, in a way that another version may read; without a status, nothing was asked of it. */
function isAnswerUnread(state: SendingState): boolean {
  if (state.kind !== 'failed' || state.willRetry) return false;
  return state.failure.kind === 'unexpected-answer' && state.failure.status > 0;
}

/** Takes the version that waits, or has it looked for: what was being sent goes on from there. */
function UpdateButton(): ReactNode {
  const isReady = useSyncExternalStore(subscribeToUpdate, isUpdateReady);
  return (
    <Button icon={RotateCw} onClick={applyUpdate}>
      {isReady ? updateText.update : updateText.reload}
    </Button>
  );
}
