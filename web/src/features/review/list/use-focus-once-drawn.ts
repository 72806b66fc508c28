import { type RefObject, useEffect, useState } from 'react';

/**
 * Draws the list again after several were decided, none of them is chosen any more, or its news is asked for, then gives the focus,
 * which was on a bar that is gone, to the first row that may be chosen, or to the list where there is none. Whoever has gone on
 * elsewhere meanwhile keeps it.
 */
export function useFocusOnceDrawn(list: RefObject<HTMLElement | null>, redraw: () => void): () => void {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === 0 || document.activeElement !== document.body) return;
    const first = list.current?.querySelector<HTMLElement>(':is(tbody, li) input[type="checkbox"]');
    (first ?? list.current)?.focus();
  }, [drawn, list]);
  return () => {
    redraw();
    setDrawn((times) => times + 1);
  };
}
