import { type CallFailure, isWorthRetrying } from '../../../lib/http';
import { wordsOfProblem } from '../acts/write-outcome';

/** Why the server refuses what it would refuse again, as it says it; undefined of anything else. */
export function serverWords(failure: CallFailure): string | undefined {
  return failure.kind === 'problem' && !isWorthRetrying(failure)
    ? wordsOfProblem(failure.problem)
    : undefined;
}
