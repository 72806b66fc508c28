import { CallError } from '../../../../lib/http';
import { heldAccessToken, readClaims } from '../../../../lib/session';
import { saveAgentError, saveAgentSubmission, useAppStore } from '../../../../store';
import { ownerOfDevice } from '../../../../store/drafts/work-owner';
import { buildDeclarationBody } from '../../../declarant/request/build-declaration-body';
import { acknowledgedDeclaration } from '../../../declarant/sending/acknowledged-declaration';
import { createOutbox } from '../../../declarant/sending/create-outbox';
import { isSurelyUnsaved } from '../../../declarant/sending/is-surely-unsaved';
import { sendDeclaration } from '../../../declarant/sending/send-declaration';
import { sendingText } from '../text/creation-text';
import { forgetLeftTry, mayBeSaved, noteLeftTry } from './left-try';

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

/** Until it is put aside, what waits is still that of whoever signed in before. */
function isOfSomebodyElse(accessToken: string): boolean {
  const owner = ownerOfDevice();
  return owner !== null && readClaims(accessToken)?.userId !== owner;
}

async function sendPending(signal: AbortSignal): Promise<void> {
  const { declarationAgentRequest, declarationAgentResponse } = useAppStore.getState().declaration;
  const { declarationId } = declarationAgentRequest;
  const { pending } = declarationAgentResponse;
  if (pending === null || declarationId === undefined) return;
  // Without a session the server would take it for a traveller's; with a colleague's, who just signed in, for theirs.
  const accessToken = heldAccessToken();
  if (accessToken === undefined || isOfSomebodyElse(accessToken)) throw sessionEnded;
  const body = buildDeclarationBody(declarationAgentRequest, pending.date, 'agent');
  const hadLeft = mayBeSaved(declarationAgentRequest);
  const wasOnline = navigator.onLine;
  try {
    // A draft is in nobody's queue: it is what submits it that may get through unseen.
    const outcome = await sendDeclaration({ declarationId }, body, signal, () => noteLeftTry(declarationId));
    if (!signal.aborted) saveAgentSubmission(acknowledgedDeclaration(outcome, pending));
  } catch (error) {
    if (!hadLeft && isSurelyUnsaved(error, wasOnline)) forgetLeftTry(declarationId);
    throw error;
  }
}
