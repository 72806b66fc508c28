import { type SimulationAnswer, type SimulationRequest, simulateRoute } from '@retour/contract';
import { useEffect, useState } from 'react';
import { CallError, type CallFailure, callRoute, isWorthRetrying, retryDelayMs } from '../../../lib/http';
import { storedErrorOf } from '../request/stored-error';
import type { BasketStore } from '../session/basket-session';

const settlingMs = 400;

/** Of a simulation, of a declaration, and of each before its last change. */
const rememberedAnswers = 4;

/** As they are stored: what is read again, once another tab wrote, is another object. */
let received: readonly string[] = [];

/** Whether an answer came since this page was loaded; one that the device kept may be of a server older than the page. */
export const isReceived = (answer: SimulationAnswer): boolean => received.includes(JSON.stringify(answer));

type Saver = Pick<BasketStore, 'saveResponse' | 'saveError'>;

export interface ServerConfirmation {
  /** Why the last call did not give an answer; null while it may still. */
  readonly failure: CallFailure | null;
  readonly retry: () => void;
}

/**
 * Sends the basket to the server once it has stopped changing, drops the call when it changes again, and tries
 * again later and when the network returns, less and less often. Null: nothing is to be confirmed.
 */
export function useServerConfirmation(request: SimulationRequest | null, saver: Saver): ServerConfirmation {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (request === null) {
      setFailure(null);
      setAttempt(0);
      return;
    }
    const controller = new AbortController();
    setFailure((previous) => (previous?.kind === 'problem' ? null : previous));
    const wait = attempt === 0 ? settlingMs : 0;
    const timer = setTimeout(() => {
      void confirm(request, saver, controller.signal).then((result) => {
        if (!controller.signal.aborted) setFailure(result);
      });
    }, wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, saver, attempt]);

  useEffect(() => {
    if (failure === null || !mayPass(failure)) return;
    const again = (): void => setAttempt((count) => count + 1);
    const timer = setTimeout(again, retryDelayMs(attempt));
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [failure, attempt]);

  return { failure: request === null ? null : failure, retry: () => setAttempt((count) => count + 1) };
}

/** Tried again by itself: what may pass, and the absences of network. */
function mayPass(failure: CallFailure): boolean {
  return failure.kind === 'offline' || failure.kind === 'captive-portal' || isWorthRetrying(failure);
}

async function confirm(
  body: SimulationRequest,
  saver: Saver,
  signal: AbortSignal,
): Promise<CallFailure | null> {
  try {
    const answer = await callRoute(simulateRoute, { body, signal });
    received = [JSON.stringify(answer), ...received].slice(0, rememberedAnswers);
    saver.saveResponse(answer);
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    saver.saveError(storedErrorOf(error));
    return error instanceof CallError ? error.failure : { kind: 'network' };
  }
}
