import { typeset } from '@retour/core';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { basketArticles, replaceSimulation, withArticle } from '../../../store';
import { Button, Notice } from '../../../ui';
import { useBasketSession } from '../../basket/session/basket-session';
import { notBroughtText } from '../../basket/text/not-brought-text';
import { tripChangeText } from '../text/trip-change-text';
import styles from './trip-change-notice.module.css';
import { forgetNoticeState } from './use-notice-state';
import { type TripChange, useTripChange } from './use-trip-change';

/** After another answer about the trip: the basket is kept, what it no longer allows is taken out and named, one press undoes it all. */
export function TripChangeNotice(): ReactNode {
  const change = useTripChange();
  return change === undefined ? null : <ChangedTrip {...change} />;
}

function ChangedTrip({ before, ruledOut, isKept }: TripChange): ReactNode {
  const { request, store } = useBasketSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const kept = new Set(basketArticles(request).map(({ id }) => id));
    for (const { article } of ruledOut ?? []) if (kept.has(article.id)) store.remove(article.id);
  }, [ruledOut, request, store]);
  if (ruledOut === null || (isKept && ruledOut.length === 0)) return null;
  const putAside = (): void => {
    forgetNoticeState();
    void navigate(pathname + search, { replace: true, state: null });
  };
  /** The answers as they were, with what the basket holds now and what was taken out of it. */
  const undo = (): void => {
    const { shoppingProducts, customShoppingProducts } = request;
    const kept = { ...before, shoppingProducts, customShoppingProducts };
    replaceSimulation(ruledOut.reduce((basket, { article }) => withArticle(basket, article), kept));
    putAside();
  };
  return (
    <div className={styles.notice}>
      <Notice tone="info" title={isKept ? undefined : tripChangeText.title} live={!isKept}>
        {!isKept && <p>{tripChangeText.kept(ruledOut.length === 0)}</p>}
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
            {notBroughtText.act(ruledOut.length)}
          </Button>
        )}
        <Button variant="quiet" compact onClick={undo}>
          {tripChangeText.undo}
        </Button>
      </Notice>
    </div>
  );
}
