import { typeset } from '@retour/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { basketArticles, replaceSimulation, type SimulatorRequest } from '../../../store';
import { Button, Notice } from '../../../ui';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { useBasketSession } from '../../basket/session/basket-session';
import { readTripChange } from '../steps/trip-change';
import { tripChangeText } from '../text/trip-change-text';
import { ruledOutArticles } from './ruled-out-articles';
import styles from './trip-change-notice.module.css';

/** After another answer about the trip: the basket is kept, what it no longer allows is taken out and named, one press undoes it all. */
export function TripChangeNotice(): ReactNode {
  const { state } = useLocation();
  const before = useMemo(() => readTripChange(state).before, [state]);
  return before === undefined ? null : <TripChange before={before} />;
}

function TripChange({ before }: { readonly before: SimulatorRequest }): ReactNode {
  const { request, store } = useBasketSession();
  const { calculator } = useSimulation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ruledOut = useMemo(() => {
    const { shoppingProducts, customShoppingProducts } = before;
    return (
      calculator && ruledOutArticles({ ...request, shoppingProducts, customShoppingProducts }, calculator)
    );
  }, [before, request, calculator]);
  useEffect(() => {
    const kept = new Set(basketArticles(request).map(({ id }) => id));
    for (const { article } of ruledOut ?? []) if (kept.has(article.id)) store.remove(article.id);
  }, [ruledOut, request, store]);
  if (ruledOut === null) return null;
  const undo = (): void => {
    replaceSimulation(before);
    void navigate(pathname + search, { replace: true, state: null });
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
        <Button variant="quiet" compact onClick={undo}>
          {tripChangeText.undo}
        </Button>
      </Notice>
    </div>
  );
}
