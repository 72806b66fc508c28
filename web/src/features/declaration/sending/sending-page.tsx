import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { stopSubmission, useAppStore } from '../../../store';
import { SendingScreen } from '../../declarant/sending/sending-screen';
import { LeftOutNotice } from '../confirmation/not-declared';
import { declarationPaths } from '../declaration-paths';
import { resumePath } from '../request/declaration-progress';
import { sendingText } from '../text/sending-text';
import { startOutbox, tryNow, useSendingState } from './outbox';

/** Follows the sending; leads to the confirmation once the declaration went through. */
export function SendingPage(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const { pending } = declaration.declarationResponse;
  const state = useSendingState();
  const [destination, setDestination] = useState<string>();
  // Its address may be opened again when nothing is left to send.
  const [wasPending] = useState(pending !== null);
  useEffect(startOutbox, []);

  if (pending === null) {
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
  return (
    <SendingScreen
      state={state}
      texts={sendingText}
      pages={declarationPaths}
      shown={pending}
      onRetry={tryNow}
      onCorrect={correct}
      advice={sendingText.atBorder}
      total={pending.shownLabel}
      notice={<LeftOutNotice left={pending} canCorrect={false} />}
    />
  );
}
