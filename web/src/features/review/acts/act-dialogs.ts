import type { DeclarationStatus } from '@retour/core';
import type { Acceptance } from './act-looks';

/** What is asked before an act, one at a time. */
export type ActDialog =
  | `allowance-${Acceptance}`
  | `begun-${Acceptance}`
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
