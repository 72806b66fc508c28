import { CallError } from '../../../lib/http';

/** Why something is not read: asked too often, asked too much at once, or any other reason. */
export type Trouble = 'too-many' | 'too-broad' | 'failed';

const tooManyRequests = 429;

export function troubleOf(error: unknown): Trouble {
  const failure = error instanceof CallError ? error.failure : undefined;
  if (failure?.kind !== 'problem') return 'failed';
  if (failure.status === tooManyRequests) return 'too-many';
  return failure.problem.code === 'too-broad' ? 'too-broad' : 'failed';
}

interface Asking {
  readonly error: unknown;
  readonly failureReason: unknown;
}

/**
 * What is said of a question that has no answer yet; null while it may come at any moment. That the server asked to wait
 * is said at once, before it is asked again.
 */
export function errorToSay({ error, failureReason }: Asking): unknown {
  return error ?? (troubleOf(failureReason) === 'failed' ? null : failureReason);
}
