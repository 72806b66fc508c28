import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startupDelays } from './startup-moments';

/**
 * Mounts the application behind the overlay of the page, then lets the overlay go. It is drawn as a transition, in
 * slices: a slow phone answers in between.
 */
export function start(application: ReactNode): void {
  const container = document.getElementById('root');
  const overlay = document.getElementById('loading');
  if (!container) throw new Error('The page has no root element.');

  const delays = startupDelays(performance.now());
  setTimeout(() => startTransition(() => createRoot(container).render(application)), delays.mount);
  setTimeout(() => overlay?.classList.add('loading-leaving'), delays.fade);
  setTimeout(() => overlay?.remove(), delays.remove);
}
