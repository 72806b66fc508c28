import { saveDeclarationError, saveSentDeclaration, useAppStore } from '../../../store';
import { buildDeclarationBody } from '../../declarant/request/build-declaration-body';
import { createOutbox } from '../../declarant/sending/create-outbox';
import { sendDeclaration } from '../../declarant/sending/send-declaration';
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
  const { declarationId, claimToken } = declarationRequest;
  const { pending } = declarationResponse;
  if (pending === null || declarationId === undefined || claimToken === undefined) return;
  const body = buildDeclarationBody(declarationRequest, pending.date, 'user');
  const outcome = await sendDeclaration({ declarationId, claimToken }, body, signal);
  if (!signal.aborted) saveSentDeclaration(sentDeclaration(outcome, claimToken, pending));
}
