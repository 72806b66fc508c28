/** The life of a declaration: one table read by the interface, the API and the tests (http-contract, Declarations). */

export const declarationStatuses = [
  'draft',
  'submitted',
  'validated',
  'refused',
  'paid',
  'cancelled',
] as const;
export type DeclarationStatus = (typeof declarationStatuses)[number];

/** Who may make a transition: the author of the declaration, or any agent. */
export type TransitionActor = 'author' | 'agent';

export const statusTransitions = {
  draft: { submitted: 'author', cancelled: 'author' },
  submitted: { validated: 'agent', refused: 'agent', cancelled: 'author' },
  validated: { paid: 'agent', refused: 'agent' },
  refused: {},
  paid: {},
  cancelled: {},
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
