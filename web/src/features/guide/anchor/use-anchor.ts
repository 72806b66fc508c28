import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Puts the reader in front of an element: its summary when it can be opened, itself otherwise. */
export function reachElement(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  const target = element.querySelector<HTMLElement>(':scope > summary') ?? element;
  target.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
}

/** The anchor of the address, reached once the page is drawn; null when there is none. */
export function useAnchor(): string | null {
  const { hash, key } = useLocation();
  const anchor = hash === '' ? null : decodeURIComponent(hash.slice(1));
  useEffect(() => {
    if (anchor !== null && key !== '') reachElement(anchor);
  }, [anchor, key]);
  return anchor;
}
