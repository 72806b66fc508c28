import { actText } from '../text/act-text';
import type { AvailableActs } from './available-acts';

/** What is said before each end to who cannot undo it, in sentences; nothing to who can. */
export interface EndWarnings {
  readonly paid: readonly string[];
  /** With nothing to pay. */
  readonly closed: readonly string[];
  readonly refused: readonly string[];
  /** Otherwise without a payment. */
  readonly unpaid: readonly string[];
}

export function endWarnings({ canUndo }: Pick<AvailableActs, 'canUndo'>): EndWarnings {
  const unlessUndone = (by: string): readonly string[] => (canUndo ? [] : [by]);
  return {
    paid: unlessUndone(actText.reversedBy),
    closed: unlessUndone(actText.unclosedBy),
    refused: unlessUndone(actText.unrefusedBy),
    unpaid: unlessUndone(actText.reopenedBy),
  };
}
