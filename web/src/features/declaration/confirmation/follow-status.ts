import {
  claimTokenHeader,
  type Declaration,
  doubledDelay,
  minuteMs,
  readDeclarationRoute,
  secondMs,
} from '@retour/contract';
import { allowedTransitions, type DeclarationStatus, isUnpaidOutcome } from '@retour/core';
import { callRoute } from '../../../lib/http';
import type { SentDeclaration } from '../../../store';

const delaysMs = { first: 5 * secondMs, max: minuteMs };

/** Nobody can change it any more. */
export function isOver(status: DeclarationStatus): boolean {
  return allowedTransitions(status, new Set(['author', 'agent', 'supervisor'])).length === 0;
}

/** Something may happen at any minute; a payment is reversed days later, if ever: it is enough to look when the page is opened. */
export function isFollowed(status: DeclarationStatus): boolean {
  return allowedTransitions(status, new Set(['author', 'agent'])).length > 0 || isUnpaidOutcome(status);
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
