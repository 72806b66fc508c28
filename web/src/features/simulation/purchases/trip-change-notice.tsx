import { typeset } from '@retour/core';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { basketArticles, replaceSimulation, withoutArticle } from '../../../store';
import { Button, FoldedList, Notice, useAnnounce } from '../../../ui';
import { forgetTripChange, readTakenOut, saveLeftOut } from '../../basket/lines/left-out-draft';
import { currencyLabel } from '../../basket/products/currency-label';
import { useUncountedLines } from '../../basket/products/typed-list/waiting/use-uncounted-lines';
import { useBasketSession } from '../../basket/session/basket-session';
import { LeavingAct } from '../../basket/summary/leaving-act';
import { notBroughtText } from '../../basket/text/not-brought-text';
import { uncountedText } from '../../basket/text/uncounted-text';
import { useCurrencies } from '../../reference';
import { tripChangeText } from '../text/trip-change-text';
import styles from './trip-change-notice.module.css';
import { noArticles, type TripChange, useTripChange, withArticles } from './use-trip-change';

/** Heard apart from the same words about a list that waits. */
function leaveThese(ruledOut: NonNullable<TripChange['ruledOut']>): string {
  const names = ruledOut.map(({ article }) => typeset(article.name)).join(', ');
  return (ruledOut.length < 2 ? notBroughtText.actOn : notBroughtText.actOnAll)(names);
}

/** After another answer about the trip: the basket is kept, what it no longer allows is taken out and named, one press undoes it all. */
export function TripChangeNotice({ isOverResult = false }: { readonly isOverResult?: boolean }): ReactNode {
  const change = useTripChange();
  return change === undefined || (isOverResult && change.isKept) ? null : <ChangedTrip {...change} />;
}

/** Under the amount, which stays in the first screen: what an earlier change took out. */
export function TripChangeReminder(): ReactNode {
  const change = useTripChange();
  return change?.isKept === true ? <ChangedTrip {...change} /> : null;
}

function ChangedTrip({ before, ruledOut, takenOut, allowedAgain, isKept }: TripChange): ReactNode {
  const { request, store } = useBasketSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const currencies = useCurrencies()?.currencies;
  const isReadInAnother =
    useUncountedLines().some((line) => line.isCurrencyAssumed === true) &&
    before.defaultCurrency !== request.defaultCurrency;
  useEffect(() => {
    if (ruledOut === null) return;
    const inBasket = new Set(basketArticles(request).map(({ id }) => id));
    // What was put back waits no longer: removed by hand, it stays removed.
    const waiting = new Set(basketArticles(readTakenOut() ?? noArticles).map(({ id }) => id));
    const articles = ruledOut.map(({ article }) => article);
    const takenOut = articles.length === 0 ? undefined : withArticles({ ...before, ...noArticles }, articles);
    saveLeftOut({ takenOut });
    for (const { id } of articles) if (inBasket.has(id)) store.remove(id);
    for (const article of allowedAgain) {
      if (waiting.has(article.id) && !inBasket.has(article.id)) store.put(article);
    }
  }, [before, ruledOut, allowedAgain, request, store]);
  if (ruledOut === null || (isKept && ruledOut.length === 0 && allowedAgain.length === 0)) return null;
  const leave = (): void => {
    forgetTripChange();
    void navigate(pathname + search, { replace: true, state: null });
  };
  const leaveOut = (): void => {
    announce(uncountedText.leftOut(ruledOut.length));
    leave();
  };
  const wordsBack = tripChangeText.back({ before, now: request, articles: ruledOut.length });
  /** The answers as they were, with what the basket holds now and what was taken out of it; what came back waits again. */
  const undo = (): void => {
    const { shoppingProducts, customShoppingProducts } = request;
    const back = { ...before, shoppingProducts, customShoppingProducts };
    const isPutBack = takenOut !== undefined && before !== takenOut;
    const kept = isPutBack ? allowedAgain.reduce((basket, { id }) => withoutArticle(basket, id), back) : back;
    replaceSimulation(
      withArticles(
        kept,
        ruledOut.map(({ article }) => article),
      ),
    );
    announce(tripChangeText.undone(wordsBack));
    leave();
    if (isPutBack) saveLeftOut({ takenOut });
  };
  return (
    <div className={styles.notice}>
      <Notice tone="info" title={isKept ? undefined : tripChangeText.title} live={!isKept}>
        {!isKept && <p>{tripChangeText.kept(ruledOut.length === 0)}</p>}
        {!isKept && isReadInAnother && (
          <p>{tripChangeText.readIn(currencyLabel(request.defaultCurrency, currencies ?? []))}</p>
        )}
        {allowedAgain.length > 0 && (
          <>
            <p>{tripChangeText.putBack(allowedAgain.length)}</p>
            <FoldedList others={uncountedText.others}>
              {allowedAgain.map(({ id, name }) => (
                <li key={id}>{typeset(name)}</li>
              ))}
            </FoldedList>
          </>
        )}
        {ruledOut.length > 0 && (
          <>
            <p>{tripChangeText.removed(ruledOut.length)}</p>
            <FoldedList others={uncountedText.others}>
              {ruledOut.map(({ article, reason }) => (
                <li key={article.id}>
                  {typeset(article.name)}
                  {typeset(' : ')}
                  {reason}
                </li>
              ))}
            </FoldedList>
          </>
        )}
        {ruledOut.length > 0 && (
          <LeavingAct>
            <Button variant="quiet" compact label={leaveThese(ruledOut)} onClick={leaveOut}>
              {notBroughtText.act(ruledOut.length)}
            </Button>
          </LeavingAct>
        )}
        <LeavingAct>
          <Button variant="quiet" compact onClick={undo}>
            {tripChangeText.undo(wordsBack)}
          </Button>
        </LeavingAct>
      </Notice>
    </div>
  );
}
