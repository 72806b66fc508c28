import { type DeclarationStatus, declarationStatuses } from './status';
import { statusTransitions, type TransitionActor } from './status-transitions';

/** What was sent may be corrected by an agent as long as one has something to decide of it. */
export function isCorrectable(status: DeclarationStatus): boolean {
  return Object.values<TransitionActor>(statusTransitions[status]).includes('agent');
}

export const correctableStatuses = declarationStatuses.filter(isCorrectable);
