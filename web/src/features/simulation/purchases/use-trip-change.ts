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
import { readTakenOut } from '../../basket/lines/left-out-draft';
import { useBasketSession } from '../../basket/session/basket-session';
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

export const noArticles = { shoppingProducts: [], customShoppingProducts: [] } as const;

export function withArticles(
  request: SimulatorRequest,
  articles: readonly BasketArticle[],
): SimulatorRequest {
  return articles.reduce((basket, article) => withArticle(basket, article), request);
}

/** What another answer about the trip changed, as long as it is shown. */
export function useTripChange(): TripChange | undefined {
  const { kept, isNew } = useNoticeState();
  const { request } = useBasketSession();
  const { calculator } = useSimulation();
  const isKept = !isNew.change;
  const changed = useMemo(
    () => (isKept || !isRecord(kept.before) ? undefined : repairRequest(kept.before)),
    [kept, isKept],
  );
  const takenOut = useMemo(() => readTakenOut(kept), [kept]);
  return useMemo(() => {
    const last = changed ?? takenOut;
    if (last === undefined) return undefined;
    const waiting = takenOut === undefined ? [] : basketArticles(takenOut);
    // What this change takes out is in the basket until it is: read where it goes, then.
    const since = readTakenOut();
    const looked = [...(changed === undefined ? [] : basketArticles(request)), ...waiting];
    const { shoppingProducts, customShoppingProducts } = withArticles(
      since ?? { ...last, ...noArticles },
      looked,
    );
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
