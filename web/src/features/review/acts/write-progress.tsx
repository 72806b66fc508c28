import type { ReactNode } from 'react';
import { useIsLong } from '../../../lib/use-is-long';
import { writeText } from '../text/act-text';

export interface WriteProgressProps {
  readonly isBusy: boolean;
  /** What is under way. */
  readonly text?: string | undefined;
}

/** Below it, an answer seems immediate. */
const noticedMs = 300;

/** Says that an act is under way once it can be noticed, then why it lasts. */
export function WriteProgress({ isBusy, text = writeText.underWay }: WriteProgressProps): ReactNode {
  const isNoticed = useIsLong(isBusy, noticedMs);
  const isLong = useIsLong(isBusy);
  if (!isBusy || !isNoticed) return null;
  return <p role="status">{isLong ? writeText.slow : text}</p>;
}
