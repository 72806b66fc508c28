import { CallError } from '../../../lib/http';

const notFound = 404;

/** The server answered that nothing has this reference. */
export function isUnknown(error: unknown): boolean {
  return error instanceof CallError && error.failure.kind === 'problem' && error.failure.status === notFound;
}
