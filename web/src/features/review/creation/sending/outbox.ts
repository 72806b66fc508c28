import { CallError } from '../../../../lib/http';
import { heldAccessToken } from '../../../../lib/session';
import { saveAgentError, saveAgentSubmission, useAppStore } from '../../../../store';
import { buildDeclarationBody } from '../../../declarant/request/build-declaration-body';
import { acknowledgedDeclaration } from '../../../declarant/sending/acknowledged-declaration';
import { createOutbox } from '../../../declarant/sending/create-outbox';
import { sendDeclaration } from '../../../declarant/sending/send-declaration';
import { sendingText } from '../text/creation-text';

const sessionEnded = new CallError({
  kind: 'problem',
  status: 401,
  problem: {
    type: 'about:blank',
    title: sendingText.sessionEnded,
    status: 401,
    detail: sendingText.sessionEnded,
    code: 'session-ended',
  },
});

const outbox = createOutbox({
  lockName: 'retour-agent-declaration',
  pendingIn: ({ declaration }) => declaration.declarationAgentResponse.pending,
  sendPending,
  saveError: saveAgentError,
});

export const { start: startOutbox, tryNow, useState: useSendingState } = outbox;

async function sendPending(signal: AbortSignal): Promise<void> {
  const { declarationAgentRequest, declarationAgentResponse } = useAppStore.getState().declaration;
  const { declarationId } = declarationAgentRequest;
  const { pending } = declarationAgentResponse;
  if (pending === null || declarationId === undefined) return;
  // Without a session the server would take it for a traveller's.
  if (heldAccessToken() === undefined) throw sessionEnded;
  const body = buildDeclarationBody(declarationAgentRequest, pending.date, 'agent');
  const outcome = await sendDeclaration({ declarationId }, body, signal);
  if (!signal.aborted) saveAgentSubmission(acknowledgedDeclaration(outcome, pending));
}
