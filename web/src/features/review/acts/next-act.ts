import type { DeclarationStatus } from '@retour/core';

/** Ids of the controls where an act leads to. */
export const payActId = 'encaisser';
export const receiptId = 'document';

const nextActs: Partial<Record<DeclarationStatus, string>> = { validated: payActId, paid: receiptId };

/** The control of the next act on a page where something was just done; null when there is none, or it is closed. */
export function nextActAfter(done: string): HTMLElement | null {
  const id = new Map(Object.entries(nextActs)).get(done);
  const control = id === undefined ? null : document.getElementById(id);
  return control?.matches(':disabled') === true ? null : control;
}
