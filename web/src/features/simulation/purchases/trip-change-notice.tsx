import { typeset } from '@retour/core';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { basketArticles, replaceSimulation } from '../../../store';
import { Button, Notice } from '../../../ui';
import { useBasketSession } from '../../basket/session/basket-session';
import { leftOutText } from '../text/left-out-text';
import { tripChangeText } from '../text/trip-change-text';
import styles from './trip-change-notice.module.css';
import { type TripChange, useTripChange } from './use-trip-change';

/** After another answer about the trip: the basket is kept, what it no longer allows is taken out and named, one press undoes it all. */
export function TripChangeNotice(): ReactNode {
  const change = useTripChange();
  return change === undefined ? null : <ChangedTrip {...change} />;
}

function ChangedTrip({ before, ruledOut }: TripChange): ReactNode {
  const { request, store } = useBasketSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const kept = new Set(basketArticles(request).map(({ id }) => id));
    for (const { article } of ruledOut ?? []) if (kept.has(article.id)) store.remove(article.id);
  }, [ruledOut, request, store]);
  if (ruledOut === null) return null;
  const putAside = (): void => void navigate(pathname + search, { replace: true, state: null });
  const undo = (): void => {
    replaceSimulation(before);
    putAside();
  };
  return (
    <div className={styles.notice}>
      <Notice tone="info" title={tripChangeText.title} live>
        <p>{tripChangeText.kept(ruledOut.length === 0)}</p>
        {ruledOut.length > 0 && (
          <>
            <p>{tripChangeText.removed(ruledOut.length)}</p>
            <ul>
              {ruledOut.map(({ article, reason }) => (
                <li key={article.id}>
                  {typeset(article.name)}
                  {typeset(' : ')}
                  {reason}
                </li>
              ))}
            </ul>
          </>
        )}
        {ruledOut.length > 0 && (
          <Button variant="quiet" compact onClick={putAside}>
            {leftOutText.notBrought(ruledOut.length)}
          </Button>
        )}
        <Button variant="quiet" compact onClick={undo}>
          {tripChangeText.undo}
        </Button>
      </Notice>
    </div>
  );
}
