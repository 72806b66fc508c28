import { CallError } from '../../../lib/http';

/** Whether the server refused a try, or never had it: nothing of it is saved. */
export function isSurelyUnsaved(error: unknown, wasOnline: boolean): boolean {
  if (!(error instanceof CallError)) return false;
  const { failure } = error;
  if (failure.kind === 'problem') return failure.status < 500;
  // The network may have gone while it was on its way.
  return failure.kind === 'captive-portal' || (failure.kind === 'offline' && !wasOnline);
}
