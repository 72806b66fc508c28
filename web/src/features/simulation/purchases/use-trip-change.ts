import { useMemo } from 'react';
import { isRecord } from '../../../lib/shape';
import {
  type BasketArticle,
  basketArticles,
  repairRequest,
  type SimulatorRequest,
  withArticle,
} from '../../../store';
import { type RuledOutArticle, ruledOutArticles } from '../../basket/assessment/ruled-out-articles';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { useBasketSession } from '../../basket/session/basket-session';
import { readTripChange } from '../steps/trip-change';
import { useNoticeState } from './use-notice-state';

export interface TripChange {
  /** The answers to go back to: those before the first change that took out what is still out. */
  readonly before: SimulatorRequest;
  /** What the new trip does not allow, and what earlier changes took out; null while nothing can be computed. */
  readonly ruledOut: readonly RuledOutArticle[] | null;
  /** What earlier changes took out, with the trip that allowed it. */
  readonly takenOut: SimulatorRequest | undefined;
  /** What of it this trip allows again. */
  readonly allowedAgain: readonly BasketArticle[];
  /** The change was made before: what it takes out alone is still to be said. */
  readonly isKept: boolean;
}

/** The articles that earlier changes took out, in a request with the trip that allowed them. */
export function readTakenOut(state: Readonly<Record<string, unknown>>): SimulatorRequest | undefined {
  const taken = isRecord(state.takenOut) ? repairRequest(state.takenOut) : undefined;
  return taken !== undefined && basketArticles(taken).length > 0 ? taken : undefined;
}

export function withArticles(
  request: SimulatorRequest,
  articles: readonly BasketArticle[],
): SimulatorRequest {
  return articles.reduce((basket, article) => withArticle(basket, article), request);
}

/** What another answer about the trip changed, as long as it is shown. */
export function useTripChange(): TripChange | undefined {
  const { state, isNew } = useNoticeState();
  const { request } = useBasketSession();
  const { calculator } = useSimulation();
  const changed = useMemo(() => readTripChange(state).before, [state]);
  const takenOut = useMemo(() => readTakenOut(state), [state]);
  const isKept = !isNew.before;
  return useMemo(() => {
    const last = changed ?? takenOut;
    if (last === undefined) return undefined;
    const waiting = takenOut === undefined ? [] : basketArticles(takenOut);
    const { shoppingProducts, customShoppingProducts } = withArticles(last, waiting);
    const ruledOut =
      calculator && ruledOutArticles({ ...request, shoppingProducts, customShoppingProducts }, calculator);
    const isOut = (id: string): boolean => ruledOut?.some(({ article }) => article.id === id) === true;
    return {
      before: takenOut !== undefined && waiting.some(({ id }) => isOut(id)) ? takenOut : last,
      ruledOut,
      takenOut,
      allowedAgain: ruledOut ? waiting.filter(({ id }) => !isOut(id)) : [],
      isKept,
    };
  }, [changed, takenOut, request, calculator, isKept]);
}
