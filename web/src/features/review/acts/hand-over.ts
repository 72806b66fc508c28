import type { Declaration, StatusChange } from '@retour/contract';
import { isForbidden } from '@retour/core';
import { correctDeclaration } from '../correction/correct-declaration';
import { changeStatus, isOwnChange } from './change-status';
import type { Conflict, WriteOutcome } from './write-outcome';

/**
 * Records that what may not enter was handed over, as a correction with its reason, so that what is collected is computed
 * without it; then gives the status. Asked again after a lost answer, it goes on where it stopped.
 * @param agentId of who asks
 */
export async function handOver(
  seen: Declaration,
  reason: string,
  change: StatusChange | null,
  agentId: string | undefined,
): Promise<WriteOutcome<Declaration>> {
  const corrections = seen.assessment.shoppingProducts
    .filter(isForbidden)
    .map(({ customId }) => ({ customId, handedOver: true }));
  const corrected = await correctDeclaration(seen, { reason, corrections });
  if (corrected.kind === 'saved' && change !== null) {
    const given = await changeStatus(corrected.answer, change, { agentId, seen });
    // Of a correction that waits for a second officer, nothing is recorded yet.
    return corrected.answer.version > seen.version ? halfOf(given) : given;
  }
  if (corrected.kind !== 'conflict') return corrected;
  const done = change !== null && wholeOf(corrected.conflict, change, agentId);
  if (done) return done;
  return beganWithOwn(corrected.conflict, agentId) ? halfOf(corrected) : corrected;
}

/** Whether it was recorded first, by an earlier try whose answer was lost, and what somebody else did came after. */
function beganWithOwn({ changes: [first] }: Conflict, agentId: string | undefined): boolean {
  return agentId !== undefined && first?.handedOver !== undefined && first.by.id === agentId;
}

/** What the second write led to, of which the first is said to be recorded. */
function halfOf(given: WriteOutcome<Declaration>): WriteOutcome<Declaration> {
  if (given.kind === 'saved') return given;
  return given.kind === 'conflict'
    ? { ...given, conflict: { ...given.conflict, isHandedOver: true } }
    : { ...given, isHandedOver: true };
}

/** What both writes led to, where they came first: the answer to the second was lost. Undefined otherwise. */
function wholeOf(
  conflict: Conflict,
  change: StatusChange,
  agentId: string | undefined,
): WriteOutcome<Declaration> | undefined {
  const { latest, changes } = conflict;
  const [, given, ...others] = changes;
  const isBoth =
    beganWithOwn(conflict, agentId) && given !== undefined && isOwnChange(given, change, agentId);
  if (!isBoth) return undefined;
  return others.length === 0 && latest?.status === change.status
    ? { kind: 'saved', answer: latest }
    : { kind: 'conflict', conflict: { ...conflict, isWritten: true } };
}
