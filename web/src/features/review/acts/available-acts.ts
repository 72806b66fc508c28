import type { Declaration } from '@retour/contract';
import {
  allowedTransitions,
  type DeclarationStatus,
  isCorrectable,
  type TransitionActor,
} from '@retour/core';

/** What an agent may do now to a declaration: never anything that the server would refuse. */
export interface AvailableActs {
  readonly transitions: readonly DeclarationStatus[];
  /** Lines of what was sent are corrected until it is paid for or refused. */
  readonly canCorrect: boolean;
}

export function availableActs(
  { status, authorType, authorId }: Pick<Declaration, 'status' | 'authorType' | 'authorId'>,
  agentId: string | undefined,
): AvailableActs {
  const isAuthor = authorType === 'agent' && authorId !== undefined && authorId === agentId;
  const actors = new Set<TransitionActor>(isAuthor ? ['author', 'agent'] : ['agent']);
  return {
    transitions: allowedTransitions(status, actors),
    canCorrect: isCorrectable(status),
  };
}
