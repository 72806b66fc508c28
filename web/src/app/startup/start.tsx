import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startupDelays } from '../../lib/startup-moments';
import { showFonts } from './show-fonts';

/**
 * Mounts the application behind the overlay of the page, then lets the overlay go. It is drawn as a transition, in
 * slices: a slow phone answers in between. `firstPage`, the part that the address asks for, is waited for as long as the
 * overlay stays anyway: a skeleton shown for an instant would only delay it. A page that is already written is taken
 * over as it stands.
 */
export function start(application: ReactNode, firstPage: Promise<void> = Promise.resolve()): void {
  const container = document.getElementById('root');
  const overlay = document.getElementById('loading');
  if (!container) throw new Error('The page has no root element.');

  const content = <WithFonts>{application}</WithFonts>;
  const isPrerendered = container.hasChildNodes();
  const mount = (): void =>
    startTransition(() => {
      if (isPrerendered) hydrateRoot(container, content);
      else createRoot(container).render(content);
    });
  const delays = startupDelays(performance.now());
  const drawable = Promise.race([firstPage, after(delays.fade)]);
  void Promise.all([after(delays.mount), drawable]).then(mount);
  setTimeout(() => overlay?.classList.add('loading-leaving'), delays.fade);
  setTimeout(() => overlay?.remove(), delays.remove);
}

/** Time for a page that is drawn in several steps, as one that leads to another. */
const settleMs = 300;

/** The fonts come after the first drawing: they would take the scripts' share of a slow network. */
function WithFonts({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    setTimeout(() => void showFonts(), settleMs);
  }, []);
  return children;
}

function after(delay: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}
