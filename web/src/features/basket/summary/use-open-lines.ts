import { useState } from 'react';
import { useChangedLine } from './changed-line';

export interface OpenLines {
  readonly has: (customId: string) => boolean;
  readonly toggle: (customId: string) => void;
}

/** The lines whose computation is unfolded; kept by the page, so that turning the phone folds nothing. */
export function useOpenLines(): OpenLines {
  const changed = useChangedLine();
  const [open, setOpen] = useState<readonly string[]>(changed === undefined ? [] : [changed.id]);
  return {
    has: (customId) => open.includes(customId),
    toggle: (customId) =>
      setOpen(open.includes(customId) ? open.filter((id) => id !== customId) : [...open, customId]),
  };
}
