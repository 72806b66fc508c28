import type { CallFailure } from '../../../lib/http';

/** Where a sending stands in this tab; lost on a reload, which tries again. */
export type SendingState =
  | { readonly kind: 'idle' }
  /** `since`: milliseconds since the epoch. */
  | { readonly kind: 'trying'; readonly since: number }
  | { readonly kind: 'failed'; readonly failure: CallFailure; readonly willRetry: boolean };
