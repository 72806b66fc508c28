/** Those of the specification, then the other ways in which a control ends. Which follows which: `status-transitions.ts`. */
export const declarationStatuses = [
  'draft',
  'submitted',
  'validated',
  'refused',
  'paid',
  'cancelled',
  'abandoned',
  're-exported',
  'seized',
] as const;
export type DeclarationStatus = (typeof declarationStatuses)[number];

/** The ends of a control that nobody pays for, each said with its own word. */
export const unpaidOutcomes = [
  'refused',
  'abandoned',
  're-exported',
  'seized',
] as const satisfies readonly DeclarationStatus[];
export type UnpaidOutcome = (typeof unpaidOutcomes)[number];

/** Whether it is worth nothing, and leaves what it declared to be declared again: the other ends of a control keep it. */
export function isVoid(status: DeclarationStatus): status is 'refused' | 'cancelled' {
  return status === 'refused' || status === 'cancelled';
}

export function isUnpaidOutcome(status: DeclarationStatus): status is UnpaidOutcome {
  return unpaidOutcomes.some((outcome) => outcome === status);
}
