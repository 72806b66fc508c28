import { useState } from 'react';

export interface Opening {
  readonly isOpen: boolean;
  /** What was asked in it failed, or met a conflict. */
  readonly hasFailed: boolean;
}

/**
 * Runs as a dialog opens, before it is drawn: what it showed the last time is not shown again, except, when it closed on a failure,
 * what was typed in it.
 */
export function useOnOpening({ isOpen, hasFailed }: Opening, begin: (isKept: boolean) => void): void {
  const [was, setWas] = useState({ isOpen, hasFailed, isKept: false });
  if (isOpen === was.isOpen && hasFailed === was.hasFailed) return;
  const isClosing = was.isOpen && !isOpen;
  const isOpening = isOpen && !was.isOpen;
  const isKept = isClosing ? was.hasFailed || hasFailed : was.isKept;
  setWas({ isOpen, hasFailed, isKept });
  if (isOpening) begin(isKept);
}
