import { saveDeclarationError, saveSentDeclaration, useAppStore } from '../../../store';
import { buildDeclarationBody } from '../../declarant/request/build-declaration-body';
import { createOutbox } from '../../declarant/sending/create-outbox';
import { isSurelyUnsaved } from '../../declarant/sending/is-surely-unsaved';
import { sendDeclaration } from '../../declarant/sending/send-declaration';
import { forgetLeftTry, noteLeftTry } from './left-try';
import { nameSimulation } from './name-simulation';
import { sentDeclaration } from './sent-declaration';

const outbox = createOutbox({
  lockName: 'retour-declaration',
  pendingIn: ({ declaration }) => declaration.declarationResponse.pending,
  sendPending,
  saveError: saveDeclarationError,
});

export const { start: startOutbox, tryNow, useState: useSendingState } = outbox;

async function sendPending(signal: AbortSignal): Promise<void> {
  const { declarationRequest, declarationResponse } = useAppStore.getState().declaration;
  const { declarationId, claimToken, mayBeSent } = declarationRequest;
  const { pending } = declarationResponse;
  if (pending === null || declarationId === undefined || claimToken === undefined) return;
  // Kept by an earlier version, which noted no try.
  if (mayBeSent === undefined) noteLeftTry(declarationId);
  const body = buildDeclarationBody(declarationRequest, pending.date, 'user');
  const wasOnline = navigator.onLine;
  try {
    // A draft is in nobody's queue: it is what submits it that may get through unseen.
    const outcome = await sendDeclaration({ declarationId, claimToken }, body, signal, () =>
      noteLeftTry(declarationId),
    );
    if (signal.aborted) return;
    nameSimulation(declarationRequest, outcome.isEarlierTry);
    saveSentDeclaration(sentDeclaration(outcome, claimToken, pending));
  } catch (error) {
    if (mayBeSent === false && isSurelyUnsaved(error, wasOnline)) forgetLeftTry(declarationId);
    throw error;
  }
}
