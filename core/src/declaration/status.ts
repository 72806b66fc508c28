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

export function isUnpaidOutcome(status: DeclarationStatus): status is UnpaidOutcome {
  return unpaidOutcomes.some((outcome) => outcome === status);
}
