import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { stopAgentSubmission, useAppStore } from '../../../../store';
import { SendingScreen } from '../../../declarant/sending/sending-screen';
import { creationPaths } from '../creation-paths';
import { sendingText } from '../text/creation-text';
import { startOutbox, tryNow, useSendingState } from './outbox';

/** Says at every moment whether the declaration is saved; leads to its reference once it is. */
export function SendingPage(): ReactNode {
  const { pending, submitted } = useAppStore(({ declaration }) => declaration.declarationAgentResponse);
  const state = useSendingState();
  const [destination, setDestination] = useState<string>();
  useEffect(() => {
    startOutbox();
    // Someone who had to sign in again comes back here: it goes on at once.
    tryNow();
  }, []);

  if (pending === null) {
    if (destination !== undefined)
      return <Navigate to={destination} replace state={{ returnTo: creationPaths.check }} />;
    const next = submitted === null ? creationPaths.start : creationPaths.saved;
    return <Navigate to={next} replace state={{ justSaved: true }} />;
  }
  const correct = (path: string): void => {
    setDestination(path);
    stopAgentSubmission();
  };
  return (
    <SendingScreen
      state={state}
      texts={sendingText}
      pages={creationPaths}
      shown={pending}
      onRetry={tryNow}
      onCorrect={correct}
    />
  );
}
