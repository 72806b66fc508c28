import { useEffect, useRef } from 'react';

/** Back from a sheet to the lists, the focus returns to the entry that was open. */
export function useReturnFocus(openPath: string | null): void {
  const last = useRef(openPath);
  useEffect(() => {
    const left = last.current;
    last.current = openPath;
    // Whoever types keeps the field: the sheet was closed by what they seek.
    if (left === null || openPath !== null || document.activeElement instanceof HTMLInputElement) return;
    const entry = [...document.querySelectorAll<HTMLElement>('a[data-entry]')].find(
      (link) => link.getAttribute('href') === left,
    );
    entry?.focus({ preventScroll: true });
    entry?.scrollIntoView({ block: 'center' });
  }, [openPath]);
}
