import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOnceRunning } from '../../../lib/use-once-running';

/** Puts the reader in front of an element: its summary when it can be opened, itself otherwise. */
export function reachElement(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  const target = element.querySelector<HTMLElement>(':scope > summary') ?? element;
  target.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
}

function readAnchor(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    // A « % » that encodes nothing: a link that somebody cut.
    return null;
  }
}

/** The anchor of the address, reached once the page is drawn; null when there is none, and in a written page. */
export function useAnchor(): string | null {
  const { hash, key } = useLocation();
  const anchor = useOnceRunning(() => readAnchor(hash), null);
  useEffect(() => {
    if (anchor !== null && key !== '') reachElement(anchor);
  }, [anchor, key]);
  return anchor;
}
