import { wayOutOfAssessing } from '@retour/core';
import type { SentDeclaration } from '../../../store';

/** Whether its answers may be put right and sent again: of one that is worth nothing, unless an office has to compute all of it, whatever is corrected. */
export function mayBeRedone({ status, assessment }: SentDeclaration): boolean {
  if (status === 'cancelled') return true;
  return status === 'refused' && wayOutOfAssessing(assessment.shoppingProducts) !== 'refuse';
}
