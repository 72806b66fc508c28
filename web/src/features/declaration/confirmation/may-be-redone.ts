import { isRefusedAsDouble, wayOutOfAssessing } from '@retour/core';
import type { SentDeclaration } from '../../../store';

/**
 * Whether its answers may be put right and sent again: of one that is worth nothing, unless an office has to compute all of it, whatever
 * is corrected, or another one counts in its place.
 */
export function mayBeRedone(sent: SentDeclaration): boolean {
  const { status, assessment } = sent;
  if (status === 'cancelled') return true;
  if (isRefusedAsDouble(sent)) return false;
  return status === 'refused' && wayOutOfAssessing(assessment.shoppingProducts) !== 'refuse';
}
