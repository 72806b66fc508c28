import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startupDelays } from './startup-moments';

/**
 * Mounts the application behind the overlay of the page, then lets the overlay go. It is drawn as a transition, in
 * slices: a slow phone answers in between. `firstPage`, the part that the address asks for, is waited for as long as the
 * overlay stays anyway: a skeleton shown for an instant would only delay it.
 */
export function start(application: ReactNode, firstPage: Promise<void> = Promise.resolve()): void {
  const container = document.getElementById('root');
  const overlay = document.getElementById('loading');
  if (!container) throw new Error('The page has no root element.');

  const delays = startupDelays(performance.now());
  const mount = (): void => startTransition(() => createRoot(container).render(application));
  const drawable = Promise.race([firstPage, after(delays.fade)]);
  void Promise.all([after(delays.mount), drawable]).then(mount);
  setTimeout(() => overlay?.classList.add('loading-leaving'), delays.fade);
  setTimeout(() => overlay?.remove(), delays.remove);
}

function after(delay: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}
