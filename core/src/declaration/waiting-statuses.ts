import { type DeclarationStatus, declarationStatuses } from './status';
import { statusTransitions, type TransitionActor } from './status-transitions';

type Actors<Status extends DeclarationStatus> =
  (typeof statusTransitions)[Status][keyof (typeof statusTransitions)[Status]];

/** A status in which a declaration waits for an agent: to be validated, or to be paid for. */
export type WaitingStatus = {
  [Status in DeclarationStatus]: 'agent' extends Actors<Status> ? Status : never;
}[DeclarationStatus];

/** Whether an agent has something to decide: what was sent, until it is paid for or ended. */
export function isWaiting(status: DeclarationStatus): status is WaitingStatus {
  return Object.values<TransitionActor>(statusTransitions[status]).includes('agent');
}

export const waitingStatuses = declarationStatuses.filter(isWaiting);

/** What waits for an agent may be corrected by one. */
export function isCorrectable(status: DeclarationStatus): boolean {
  return isWaiting(status);
}
