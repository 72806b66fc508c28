import { doubledDelay, secondMs } from '@retour/contract';
import { create } from 'zustand';
import { CallError, type CallFailure, isWorthRetrying } from '../../../lib/http';
import { lockedAcrossTabs } from '../../../lib/session/locked-across-tabs';
import { type AppState, type SimulatorError, useAppStore } from '../../../store';
import { storedErrorOf } from '../../basket/request/stored-error';
import type { SendingState } from './sending-state';

const delaysMs = { first: 2 * secondMs, max: 30 * secondMs };

export interface OutboxOptions {
  /** Name of the lock that lets one tab send at a time. */
  readonly lockName: string;
  /** What waits; null when nothing does. A new object is a new sending. */
  readonly pendingIn: (state: AppState) => object | null;
  /** Sends what waits, read once the turn has come: another tab may have sent it meanwhile. */
  readonly sendPending: (signal: AbortSignal) => Promise<void>;
  /** Keeps why a sending failed, as the server said it. */
  readonly saveError: (error: SimulatorError) => void;
}

export interface Outbox {
  /**
   * Sends the declaration that waits, whatever page is open: at once, again after each failure that may pass, and as
   * soon as the network or the person comes back. Starting it twice changes nothing.
   */
  readonly start: () => void;
  /** Tries at once instead of waiting for the next turn. */
  readonly tryNow: () => void;
  readonly useState: () => SendingState;
}

export function createOutbox({ lockName, pendingIn, sendPending, saveError }: OutboxOptions): Outbox {
  const useState = create<SendingState>(() => ({ kind: 'idle' }));
  const write = (state: SendingState): void => useState.setState(state, true);
  let started = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
    write({ kind: 'idle' });
  };

  const fail = (failure: CallFailure): void => {
    const willRetry = isWorthRetrying(failure) || ['offline', 'captive-portal'].includes(failure.kind);
    write({ kind: 'failed', failure, willRetry });
    if (!willRetry) return;
    timer = setTimeout(() => void attempt(), doubledDelay(failures, delaysMs));
    failures += 1;
  };

  const attempt = async (): Promise<void> => {
    if (pendingIn(useAppStore.getState()) === null || current !== undefined) return;
    clearTimeout(timer);
    const controller = new AbortController();
    current = controller;
    write({ kind: 'trying', since: Date.now() });
    try {
      await lockedAcrossTabs(lockName, () => sendPending(controller.signal));
      if (current === controller) write({ kind: 'idle' });
    } catch (error) {
      if (current === controller) {
        saveError(storedErrorOf(error));
        fail(failureOf(error));
      }
    } finally {
      if (current === controller) current = undefined;
    }
  };

  const tryNow = (): void => {
    failures = 0;
    void attempt();
  };

  const start = (): void => {
    if (started) return;
    started = true;
    addEventListener('online', tryNow);
    addEventListener('pageshow', tryNow);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') tryNow();
    });
    useAppStore.subscribe((state, previous) => {
      const pending = pendingIn(state);
      if (pending === pendingIn(previous)) return;
      if (pending === null) stop();
      else tryNow();
    });
    tryNow();
  };

  return { start, tryNow, useState };
}

function failureOf(error: unknown): CallFailure {
  if (error instanceof CallError) return error.failure;
  return { kind: 'unexpected-answer', status: 0, body: undefined };
}
