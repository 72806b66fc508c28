import { claimTokenHeader, type Declaration, readDeclarationRoute } from '@retour/contract';
import { allowedTransitions, type DeclarationStatus } from '@retour/core';
import { callRoute } from '../../../lib/http';
import type { SentDeclaration } from '../../../store';

const firstDelayMs = 5_000;
const maxDelayMs = 60_000;

/** Nothing can happen to it any more: there is nothing to follow. */
export function isFinal(status: DeclarationStatus): boolean {
  return allowedTransitions(status, new Set(['author', 'agent'])).length === 0;
}

/** Wait before the nth look (0 first): doubles, never over a minute. */
export function followDelayMs(looks: number): number {
  return Math.min(firstDelayMs * 2 ** looks, maxDelayMs);
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
