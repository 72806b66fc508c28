import { CallError, type CallFailure, isWorthRetrying } from '../../../lib/http';
import { keepSentDeclaration, useAppStore } from '../../../store';
import { buildDeclarationBody } from '../request/build-declaration-body';
import { sendDeclaration } from './send-declaration';
import { setSendingState } from './sending-state';
import { sentDeclaration } from './sent-declaration';

const firstDelayMs = 2_000;
const longestDelayMs = 30_000;
const lockName = 'retour-declaration';

let started = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let current: AbortController | undefined;

/**
 * Sends the declaration that waits, whatever page is open: at once, again after each failure that may pass, and as
 * soon as the network or the person comes back. Starting it twice changes nothing.
 */
export function startOutbox(): void {
  if (started) return;
  started = true;
  addEventListener('online', tryNow);
  addEventListener('pageshow', tryNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryNow();
  });
  useAppStore.subscribe((state, previous) => {
    const { pending } = state.declaration.declarationResponse;
    if (pending === previous.declaration.declarationResponse.pending) return;
    if (pending === null) stop();
    else tryNow();
  });
  tryNow();
}

/** Tries at once instead of waiting for the next turn. */
export function tryNow(): void {
  failures = 0;
  void attempt();
}

function stop(): void {
  clearTimeout(timer);
  current?.abort();
  current = undefined;
  setSendingState({ kind: 'idle' });
}

async function attempt(): Promise<void> {
  const { pending } = useAppStore.getState().declaration.declarationResponse;
  if (pending === null || current !== undefined) return;
  clearTimeout(timer);
  const controller = new AbortController();
  current = controller;
  setSendingState({ kind: 'trying', since: Date.now() });
  try {
    await alone(() => sendPending(controller.signal));
    if (current === controller) setSendingState({ kind: 'idle' });
  } catch (error) {
    if (current === controller) fail(failureOf(error));
  } finally {
    if (current === controller) current = undefined;
  }
}

function fail(failure: CallFailure): void {
  const willRetry = isWorthRetrying(failure) || ['offline', 'captive-portal'].includes(failure.kind);
  setSendingState({ kind: 'failed', failure, willRetry });
  if (!willRetry) return;
  timer = setTimeout(() => void attempt(), Math.min(firstDelayMs * 2 ** failures, longestDelayMs));
  failures += 1;
}

/** Reads what waits only once the turn has come: another tab may have sent it meanwhile. */
async function sendPending(signal: AbortSignal): Promise<void> {
  const { declarationRequest, declarationResponse } = useAppStore.getState().declaration;
  const { declarationId, claimToken } = declarationRequest;
  const { pending } = declarationResponse;
  if (pending === null || declarationId === undefined || claimToken === undefined) return;
  const body = buildDeclarationBody(declarationRequest, pending.date);
  const declaration = await sendDeclaration({ declarationId, claimToken }, body, signal);
  if (!signal.aborted) keepSentDeclaration(sentDeclaration(declaration, claimToken, pending.shownTotal));
}

/** One tab at a time, where the browser can tell. */
async function alone(task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(lockName, task);
  else await task();
}

function failureOf(error: unknown): CallFailure {
  if (error instanceof CallError) return error.failure;
  return { kind: 'unexpected-answer', status: 0, body: undefined };
}
