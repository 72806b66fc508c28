import type { AnswerLine } from '@retour/contract';
import { isForbidden } from '@retour/core';
import { isOwed } from '../detail/corrected-lines';

/** The line that is corrected unless another one is chosen: what must be, else that which the sheet shows first. */
export function lineToSettle(
  lines: readonly AnswerLine[],
  doubt: AnswerLine | undefined,
): AnswerLine | undefined {
  return (
    doubt ??
    lines.find((line) => line.status === 'to-assess' && !isForbidden(line)) ??
    lines.find(isOwed) ??
    lines[0]
  );
}
