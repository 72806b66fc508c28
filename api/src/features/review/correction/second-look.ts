import type { Declaration } from '@retour/contract';
import { type Cents, centsOf, needsSecondOfficer } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { readValidatedAmount } from '../storage/read-validated-amount';

/** What was validated, where a correction lowers it by too much for one officer; null where it does not, or nothing was validated. */
export async function secondLook(
  run: RunStatement,
  { id, status, assessment }: Declaration,
  corrected: Declaration['assessment'],
): Promise<{ readonly validated: Cents } | null> {
  const [before, after] = [centsOf(assessment.total), centsOf(corrected.total)];
  if (status !== 'validated' || after >= before) return null;
  const validated = Math.max(before, await readValidatedAmount(run, id));
  return needsSecondOfficer({ validated, corrected: after }) ? { validated } : null;
}
