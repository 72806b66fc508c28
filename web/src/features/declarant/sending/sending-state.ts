import type { CallFailure } from '../../../lib/http';

/** Where a sending stands in this tab; lost on a reload, which tries again. */
export type SendingState =
  | { readonly kind: 'idle' }
  /** `since`: milliseconds since the epoch. */
  | { readonly kind: 'trying'; readonly since: number }
  | { readonly kind: 'failed'; readonly failure: CallFailure; readonly willRetry: boolean };

export interface SendingStateStore {
  readonly read: () => SendingState;
  readonly write: (state: SendingState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSendingState(): SendingStateStore {
  let state: SendingState = { kind: 'idle' };
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    write: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
