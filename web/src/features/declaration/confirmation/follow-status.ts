import {
  claimTokenHeader,
  type Declaration,
  doubledDelay,
  minuteMs,
  readDeclarationRoute,
  secondMs,
} from '@retour/contract';
import { allowedTransitions, type DeclarationStatus } from '@retour/core';
import { callRoute } from '../../../lib/http';
import type { SentDeclaration } from '../../../store';

const delaysMs = { first: 5 * secondMs, max: minuteMs };

/** Nothing can happen to it any more: there is nothing to follow. */
export function isFinal(status: DeclarationStatus): boolean {
  return allowedTransitions(status, new Set(['author', 'agent', 'supervisor'])).length === 0;
}

/** Wait before the nth look (0 first): doubles, never over a minute. */
export function followDelayMs(looks: number): number {
  return doubledDelay(looks, delaysMs);
}

export function readSent(
  { id, claimToken }: Pick<SentDeclaration, 'id' | 'claimToken'>,
  signal?: AbortSignal,
): Promise<Declaration> {
  return callRoute(readDeclarationRoute, {
    params: { declarationId: id },
    headers: { [claimTokenHeader]: claimToken },
    ...(signal === undefined ? {} : { signal }),
  });
}
