import type { AgentRole, Declaration } from '@retour/contract';
import {
  allowedTransitions,
  type DeclarationStatus,
  isCorrectable,
  isReopening,
  isReversal,
  isUnpaidOutcome,
  type TransitionActor,
  type UnpaidOutcome,
} from '@retour/core';

/** How a control ends without a payment, beside a refusal. */
export type OtherOutcome = Exclude<UnpaidOutcome, 'refused'>;

/** What an agent may do now to a declaration: never anything that the server would refuse. */
export interface AvailableActs {
  readonly transitions: readonly DeclarationStatus[];
  readonly otherOutcomes: readonly OtherOutcome[];
  /** A supervisor takes up again what ended without a payment. */
  readonly canReopen: boolean;
  /** A supervisor reverses a payment. */
  readonly canReverse: boolean;
  /** Whether this reader may undo the end that they decide of. */
  readonly canUndo: boolean;
  /** Lines of what was sent are corrected until it is paid for or ends otherwise, one correction after another. */
  readonly canCorrect: boolean;
}

/** Who asks: their id, and what the server let them do when it was asked last. */
export interface ActingReader {
  readonly agentId: string | undefined;
  readonly role: AgentRole | undefined;
}

/** What is decided of. */
export interface DecidedDeclaration
  extends Pick<Declaration, 'status' | 'authorType' | 'authorId' | 'anonymisedAt' | 'pendingCorrection'> {
  /** A supervisor took it up again once an agent had ended it: it is no longer its author's to cancel. */
  readonly wasReopened?: boolean | undefined;
}

function isOtherOutcome(status: DeclarationStatus): status is OtherOutcome {
  return isUnpaidOutcome(status) && status !== 'refused';
}

export function availableActs(
  { status, authorType, authorId, anonymisedAt, pendingCorrection, wasReopened = false }: DecidedDeclaration,
  { agentId, role }: ActingReader,
): AvailableActs {
  const isAuthor = authorType === 'agent' && authorId !== undefined && authorId === agentId;
  const actors: readonly TransitionActor[] = [
    'agent',
    ...(isAuthor ? (['author'] as const) : []),
    ...(role === 'supervisor' ? (['supervisor'] as const) : []),
  ];
  const isErased = anonymisedAt !== undefined;
  const allowed = isErased ? [] : allowedTransitions(status, new Set(actors));
  const isReopened = (to: DeclarationStatus): boolean => isReopening(status, to);
  const isReversed = (to: DeclarationStatus): boolean => isReversal(status, to);
  return {
    transitions: allowed
      .filter((to) => !isReopened(to) && !isReversed(to) && !isOtherOutcome(to))
      .filter((to) => to !== 'cancelled' || !wasReopened),
    otherOutcomes: allowed.filter(isOtherOutcome),
    canReopen: allowed.some(isReopened),
    canReverse: allowed.some(isReversed),
    canUndo: role === 'supervisor',
    canCorrect: !isErased && isCorrectable(status) && pendingCorrection === undefined,
  };
}
