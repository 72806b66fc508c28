import { typeset } from '@retour/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsLong } from '../../lib/use-is-long';
import styles from './page-wait.module.css';

/** Below, a page is felt to come at once. */
const noticedMs = 300;

/** Every change of page begins with one of these events. */
const acts = ['click', 'submit', 'popstate'] as const;

/** Whether the address is already another page's than the one drawn, whose parts are still on their way. */
function useIsMoving(): boolean {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState(pathname);
  useEffect(() => {
    const look = (): void => setAsked(location.pathname);
    for (const act of acts) addEventListener(act, look);
    return () => {
      for (const act of acts) removeEventListener(act, look);
    };
  }, []);
  useEffect(() => setAsked(pathname), [pathname]);
  return asked !== pathname;
}

/**
 * Says that the next page of a place is on its way when it is late, and why when it is very late: until then the page
 * before stays, and answers. Between two places the skeleton of the next one says it.
 */
export function PageWait(): ReactNode {
  const isMoving = useIsMoving();
  const isLate = useIsLong(isMoving, noticedMs);
  const isLong = useIsLong(isMoving);
  return (
    <div role="status">
      {isMoving && isLate && (
        <p className={styles.wait}>
          {isLong ? typeset('Le réseau est lent : la page arrive. Vos réponses sont gardées.') : 'Chargement'}
        </p>
      )}
    </div>
  );
}
