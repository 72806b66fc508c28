import type { Problem } from '@retour/contract';

/** Everything that can stop a call, so that each screen can say what happened and what to do. */
export type CallFailure =
  | {
      readonly kind: 'problem';
      readonly status: number;
      readonly problem: Problem;
      /** When the server says that the same call may be made again, in milliseconds. */
      readonly retryAfterMs?: number | undefined;
    }
  /** There was no network when it was to leave: this try asked nothing of anybody. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** A page of HTML came back instead of JSON: a Wi-Fi portal stands between the phone and the service. */
  | { readonly kind: 'captive-portal' }
  | { readonly kind: 'unexpected-answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'aborted' };

export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.kind === 'problem' ? failure.problem.detail : failure.kind);
    this.failure = failure;
  }
}

/** True when the same call may succeed a moment later. */
export function isWorthRetrying(failure: CallFailure): boolean {
  if ('status' in failure) return failure.status >= 500 || failure.status === 429;
  return failure.kind === 'network' || failure.kind === 'timeout';
}

/** Whether the service refused a call with this code. */
export function isRefusedAs(error: unknown, code: string): boolean {
  return (
    error instanceof CallError && error.failure.kind === 'problem' && error.failure.problem.code === code
  );
}

/** Whether the session, if any, was refused: by the service, or by a proxy that words it in its own way. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof CallError && 'status' in error.failure && error.failure.status === 401;
}
