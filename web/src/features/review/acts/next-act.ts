import type { DeclarationStatus } from '@retour/core';

/** Ids of the controls where an act leads to. */
export const payActId = 'encaisser';
export const receiptId = 'document';
export const validateActId = 'valider';

/** Of the controls that give a status. */
export const actIds: Partial<Record<DeclarationStatus, string>> = {
  validated: validateActId,
  paid: payActId,
};

/** What goes forward, the nearest to the end first. */
const forward = [payActId, validateActId] as const;

/** After anything else, nothing is left to do. */
const nextActs: Readonly<Record<string, readonly string[]>> = {
  validated: forward,
  corrected: forward,
  'handed-over': forward,
  'handed-over-validated': forward,
  approve: forward,
  reopened: forward,
  reversed: forward,
  paid: [receiptId],
};

/** The control of the next act on a page where something was just done; null when there is none, or all are closed. */
export function nextActAfter(done: string): HTMLElement | null {
  const controls = (nextActs[done] ?? []).map((id) => document.getElementById(id));
  return controls.find((control) => control?.matches(':not(:disabled)')) ?? null;
}
