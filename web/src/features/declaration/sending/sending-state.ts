import { useSyncExternalStore } from 'react';
import type { CallFailure } from '../../../lib/http';

/** Where the sending stands in this tab; lost on a reload, which tries again. */
export type SendingState =
  | { readonly kind: 'idle' }
  /** `since`: milliseconds since the epoch. */
  | { readonly kind: 'trying'; readonly since: number }
  | { readonly kind: 'failed'; readonly failure: CallFailure; readonly willRetry: boolean };

let state: SendingState = { kind: 'idle' };
const listeners = new Set<() => void>();

export function setSendingState(next: SendingState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function readSendingState(): SendingState {
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSendingState(): SendingState {
  return useSyncExternalStore(subscribe, readSendingState);
}
