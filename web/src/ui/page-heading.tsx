import { typeset } from '@retour/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePageTitle } from './document-title';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  readonly title: string;
  /** Where the page stands, above the title: « Étape 2 sur 4 ». */
  readonly kicker?: ReactNode;
  readonly lead?: ReactNode;
  /** When the browser's title must differ from the heading. */
  readonly documentTitle?: string | undefined;
}

function takeFocus(heading: HTMLElement | null, keepScroll: boolean): void {
  heading?.focus({ preventScroll: true });
  if (!keepScroll) window.scrollTo(0, 0);
}

/** The first entry of a tab has no key of its own, be it loaded or come back to. */
let hasTravelled = false;
globalThis.addEventListener?.('popstate', () => {
  hasTravelled = true;
});

/** The one H1. It takes the focus after a move inside the application; the very first page leaves it at the top. */
export function PageHeading({ title, kicker, lead, documentTitle }: PageHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash } = useLocation();
  const arrival = useRef({ byNavigation: false, keepScroll: false });
  arrival.current = {
    byNavigation: (useLocation().key !== 'default' || hasTravelled) && hash === '',
    keepScroll: useNavigationType() === 'POP',
  };

  usePageTitle(documentTitle ?? title);
  useEffect(() => {
    if (pathname !== '' && arrival.current.byNavigation)
      takeFocus(heading.current, arrival.current.keepScroll);
  }, [pathname]);

  return (
    <div className={styles.heading}>
      {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {typeset(title)}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
