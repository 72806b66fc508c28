import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOnceRunning } from '../../../lib/use-once-running';

/** Opens an element and all that it is folded in, and puts the reader in front of it: its summary if it has one, else itself. */
export function reachElement(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  for (
    let folded = element.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  )
    folded.open = true;
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

/** For an address changed in place: the browser moves last, and takes the focus from all that is not its very target. */
function reachAgain(): void {
  const anchor = readAnchor(window.location.hash);
  if (anchor !== null) reachElement(anchor);
}

/** The anchor of the address, reached once the page is drawn; null when there is none, and in a written page. */
export function useAnchor(): string | null {
  const { hash, key } = useLocation();
  const anchor = useOnceRunning(() => readAnchor(hash), null);
  useEffect(() => {
    if (anchor !== null && key !== '') reachElement(anchor);
  }, [anchor, key]);
  useEffect(() => {
    window.addEventListener('hashchange', reachAgain);
    return () => window.removeEventListener('hashchange', reachAgain);
  }, []);
  return anchor;
}
