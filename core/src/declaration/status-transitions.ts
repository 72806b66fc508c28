/** The life of a declaration: one table read by the interface, the API and the tests (http-contract, Declarations). */

import { type DeclarationStatus, declarationStatuses, isUnpaidOutcome, type UnpaidOutcome } from './status';

/** Who may make a transition: the author of the declaration, any agent, or a supervisor. */
export type TransitionActor = 'author' | 'agent' | 'supervisor';

/** How an agent ends a declaration that nobody pays for. */
const outcomes = {
  refused: 'agent',
  abandoned: 'agent',
  're-exported': 'agent',
  seized: 'agent',
} as const satisfies Record<UnpaidOutcome, TransitionActor>;
/** What was ended without a payment is taken up again where it was: at the desk, to be validated. */
const reopening = { submitted: 'supervisor' } as const;

export const statusTransitions = {
  draft: { submitted: 'author', cancelled: 'author' },
  // What is checked and settled at one counter is one act.
  submitted: { validated: 'agent', paid: 'agent', cancelled: 'author', ...outcomes },
  validated: { paid: 'agent', ...outcomes },
  refused: reopening,
  // A payment is reversed: what was collected is given back, or was never collected.
  paid: { validated: 'supervisor' },
  cancelled: {},
  abandoned: reopening,
  're-exported': reopening,
  seized: reopening,
} as const satisfies Record<DeclarationStatus, Partial<Record<DeclarationStatus, TransitionActor>>>;

/** Statuses that the given actors may give to a declaration now in `from`, in the table's order. */
export function allowedTransitions(
  from: DeclarationStatus,
  actors: ReadonlySet<TransitionActor>,
): readonly DeclarationStatus[] {
  const targets: Partial<Record<DeclarationStatus, TransitionActor>> = statusTransitions[from];
  return declarationStatuses.filter((to) => {
    const actor = targets[to];
    return actor !== undefined && actors.has(actor);
  });
}

/** Only a draft may still be replaced by its author; afterwards its figures are frozen. */
export function isEditable(status: DeclarationStatus): boolean {
  return status === 'draft';
}

/** Whether a change of status takes up again what was ended. */
export function isReopening(from: DeclarationStatus, to: DeclarationStatus): boolean {
  return isUnpaidOutcome(from) && to === 'submitted';
}

/** Whether a change of status reverses a payment: the declaration is to be paid for again, under another number. */
export function isReversal(from: DeclarationStatus, to: DeclarationStatus): boolean {
  return from === 'paid' && to === 'validated';
}
