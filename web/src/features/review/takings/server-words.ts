import { typeset } from '@retour/core';
import { type CallFailure, isWorthRetrying } from '../../../lib/http';

/** Why the server refuses what it would refuse again, as it says it; undefined of anything else. */
export function serverWords(failure: CallFailure): string | undefined {
  if (failure.kind !== 'problem' || isWorthRetrying(failure)) return undefined;
  const { detail, errors = [] } = failure.problem;
  return typeset(errors[0]?.message ?? detail);
}
