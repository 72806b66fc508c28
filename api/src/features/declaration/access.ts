import type { TransitionActor } from '@retour/core';
import type { ActingAgent } from '../../platform/access-log/log-entry';
import type { Caller } from '../../platform/caller';
import { isClaimToken } from './claim-token';
import type { Actor } from './storage/actor';
import type { StoredDeclaration } from './storage/declaration-row';

/** Who asks: the person who signed in, if any, and the token shown for the declaration. */
export interface Requester {
  readonly caller: Caller;
  readonly claimToken: string | undefined;
}

/** In what quality somebody reaches a declaration; null when it must look unknown to them. */
export function rolesOf(
  { declaration, claimTokenHash }: StoredDeclaration,
  { caller, claimToken }: Requester,
): ReadonlySet<TransitionActor> | null {
  if (caller.kind === 'agent') {
    const isAuthor = declaration.authorType === 'agent' && declaration.authorId === caller.agentId;
    const roles: readonly TransitionActor[] = [
      'agent',
      ...(isAuthor ? (['author'] as const) : []),
      ...(caller.role === 'supervisor' ? (['supervisor'] as const) : []),
    ];
    return new Set(roles);
  }
  return isClaimToken(claimToken, claimTokenHash) ? new Set(['author']) : null;
}

export function actorOf({ caller }: Requester): Actor & { readonly type: 'user' | 'agent' } {
  return caller.kind === 'agent'
    ? { type: 'agent', id: caller.agentId, acting: caller }
    : { type: 'user', id: null };
}

/** The agent who reads, for the access log; null for a traveller, who reaches what is theirs. */
export function readerOf({ caller }: Pick<Requester, 'caller'>): ActingAgent | null {
  return caller.kind === 'agent' ? caller : null;
}
