import type { Declaration } from '@retour/contract';
import { isClosedWithoutPayment, isReopening, isReversal } from '@retour/core';
import type { Done } from './done-notice';

type Decided = Pick<Declaration, 'status' | 'version'> & {
  readonly assessment: Pick<Declaration['assessment'], 'shoppingProducts' | 'total'>;
};

function handedOverIn({ assessment }: Decided): number {
  return assessment.shoppingProducts.filter(({ status }) => status === 'handed-over').length;
}

/** What an act did: between two versions with one status, a correction; in one version, a correction that is proposed. */
export function doneTo(before: Decided, after: Decided): Done {
  const { status: from } = before;
  const { status: to } = after;
  const isHandOver = handedOverIn(after) > handedOverIn(before);
  if (from === to) {
    if (isHandOver) return 'handed-over';
    return after.version === before.version ? 'proposed' : 'corrected';
  }
  if (isHandOver && to === 'validated') return 'handed-over-validated';
  if (isReversal(from, to))
    return isClosedWithoutPayment(from, before.assessment.total) ? 'unclosed' : 'reversed';
  return isReopening(from, to) ? 'reopened' : to;
}
