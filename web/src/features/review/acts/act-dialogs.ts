import type { DeclarationStatus } from '@retour/core';

/** Acts that take the amount as it is. */
export const accepting = ['validated', 'paid'] as const;

/** What is asked before an act, one at a time. */
export type ActDialog =
  | `allowance-${(typeof accepting)[number]}`
  | 'office'
  | 'hand'
  | 'minimum'
  | 'refuse'
  | 'outcome'
  | 'undo'
  | 'pay'
  | 'close'
  | 'cancel';

/** What is asked whatever the declaration is. */
export const askedBefore: Partial<Record<DeclarationStatus, ActDialog>> = {
  refused: 'refuse',
  paid: 'pay',
  cancelled: 'cancel',
};
