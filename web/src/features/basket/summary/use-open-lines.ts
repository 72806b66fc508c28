import { useState } from 'react';

export interface OpenLines {
  readonly has: (customId: string) => boolean;
  readonly toggle: (customId: string) => void;
}

/** The lines whose computation is unfolded; kept by the page, so that turning the phone folds nothing. */
export function useOpenLines(): OpenLines {
  const [open, setOpen] = useState<readonly string[]>([]);
  return {
    has: (customId) => open.includes(customId),
    toggle: (customId) =>
      setOpen(open.includes(customId) ? open.filter((id) => id !== customId) : [...open, customId]),
  };
}
