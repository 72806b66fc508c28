import { useState } from 'react';

/** Runs as a dialog opens, before it is drawn: what it showed the last time is not shown again. */
export function useOnOpening(isOpen: boolean, begin: () => void): void {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen === wasOpen) return;
  setWasOpen(isOpen);
  if (isOpen) begin();
}
