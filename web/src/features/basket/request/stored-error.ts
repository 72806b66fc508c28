import { CallError } from '../../../lib/http';
import type { SimulatorError } from '../../../store';

/** What is kept of a failed simulation or declaration: the answer's body, else the message, else 'unknown error' (specification §8). */
export function storedErrorOf(error: unknown): SimulatorError {
  if (error instanceof CallError) {
    const { failure } = error;
    if (failure.kind === 'problem') return { ...failure.problem };
    if (failure.kind === 'unexpected-answer' && failure.body !== undefined) return storable(failure.body);
  }
  return error instanceof Error ? error.message : 'unknown error';
}

function storable(body: unknown): SimulatorError {
  return typeof body === 'object' && body !== null ? { ...body } : String(body);
}
