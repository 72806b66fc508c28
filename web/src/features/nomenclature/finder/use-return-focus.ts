import { useEffect, useRef } from 'react';

/** Back from a sheet to the lists, the focus returns to the product that was open. */
export function useReturnFocus(productId: string | null, pathOf: (productId: string) => string): void {
  const last = useRef(productId);
  useEffect(() => {
    const left = last.current;
    last.current = productId;
    if (left === null || productId !== null) return;
    const path = pathOf(left);
    const entry = [...document.querySelectorAll<HTMLElement>('a[data-entry]')].find(
      (link) => link.getAttribute('href') === path,
    );
    entry?.focus({ preventScroll: true });
    entry?.scrollIntoView({ block: 'center' });
  }, [productId, pathOf]);
}
