import type { Declaration } from '@retour/contract';
import { isClosedWithoutPayment } from '@retour/core';
import { type AvailableActs, availableActs } from './available-acts';

/** What is undone: an end without a payment, a payment, or the end of what owed nothing. */
export type Undoing = 'reopen' | 'reverse' | 'unclose';

export function undoingIn(
  { status, assessment }: Pick<Declaration, 'status' | 'assessment'>,
  { canReopen, canReverse }: Pick<AvailableActs, 'canReopen' | 'canReverse'>,
): Undoing | undefined {
  if (canReverse) return isClosedWithoutPayment(status, assessment.total) ? 'unclose' : 'reverse';
  return canReopen ? 'reopen' : undefined;
}

/** What a supervisor may undo of it, whoever reads it. */
export function undoableOf(declaration: Declaration): Undoing | undefined {
  return undoingIn(declaration, availableActs(declaration, { agentId: undefined, role: 'supervisor' }));
}
