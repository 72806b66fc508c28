import type { Declaration, StatusChange } from '@retour/contract';
import { isForbidden } from '@retour/core';
import { correctDeclaration } from '../correction/correct-declaration';
import { changeStatus } from './change-status';
import type { WriteOutcome } from './write-outcome';

/**
 * Records that what may not enter was handed over, as a correction with its reason, so that what is collected is computed
 * without it; then gives the status. Asked again after a lost answer, it goes on where it stopped.
 */
export async function handOver(
  seen: Declaration,
  reason: string,
  change: StatusChange | null,
): Promise<WriteOutcome<Declaration>> {
  const corrections = seen.assessment.shoppingProducts
    .filter(isForbidden)
    .map(({ customId }) => ({ customId, handedOver: true }));
  const corrected = await correctDeclaration(seen, { reason, corrections });
  return corrected.kind === 'saved' && change !== null ? changeStatus(corrected.answer, change) : corrected;
}
