import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { stopAgentSubmission, useAppStore } from '../../../../store';
import { SendingScreen, type SendingTexts } from '../../../declarant/sending/sending-screen';
import type { SendingState } from '../../../declarant/sending/sending-state';
import { creationPaths } from '../creation-paths';
import { isBegun } from '../progress/creation-progress';
import { sendingText, uncertainSendingText, unreadSendingText } from '../text/creation-text';
import { mayBeSaved } from './left-try';
import { startOutbox, tryNow, useSendingState } from './outbox';

/** Says at every moment whether the declaration is saved; leads to its reference once it is. */
export function SendingPage(): ReactNode {
  const { declarationAgentRequest: request, declarationAgentResponse } = useAppStore(
    ({ declaration }) => declaration,
  );
  const { pending, submitted } = declarationAgentResponse;
  const state = useSendingState();
  const [destination, setDestination] = useState<string>();
  const [pendingId] = useState(pending === null ? undefined : request.declarationId);
  // Noted before what submits it leaves: it is a doubt once that failed, or where it was one before.
  const [isDoubtful, setDoubtful] = useState(mayBeSaved(request));
  if (!isDoubtful && state.kind === 'failed' && mayBeSaved(request)) setDoubtful(true);
  useEffect(() => {
    startOutbox();
    // Someone who had to sign in again comes back here: it goes on at once.
    tryNow();
  }, []);

  if (pending === null) {
    if (destination !== undefined)
      return <Navigate to={destination} replace state={{ returnTo: creationPaths.check }} />;
    // One that was saved before stays known while another is begun, and taken back in another tab.
    const isSaved = submitted !== null && (submitted.id === pendingId || !isBegun(request));
    return isSaved ? (
      <Navigate to={creationPaths.saved} replace state={{ justSaved: true }} />
    ) : (
      <Navigate to={creationPaths.start} replace />
    );
  }
  const correct = (path: string): void => {
    setDestination(path);
    stopAgentSubmission();
  };
  return (
    <SendingScreen
      state={state}
      texts={textsOf(isDoubtful, state)}
      pages={creationPaths}
      shown={pending}
      onRetry={tryNow}
      onCorrect={correct}
    />
  );
}

/** Of a try whose answer is lost nothing is certain, whatever comes after it. */
function textsOf(isDoubtful: boolean, state: SendingState): SendingTexts {
  if (!isDoubtful) return sendingText;
  const isUnread = state.kind === 'failed' && state.failure.kind === 'unexpected-answer';
  return isUnread ? unreadSendingText : uncertainSendingText;
}
