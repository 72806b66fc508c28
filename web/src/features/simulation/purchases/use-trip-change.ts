import { useMemo } from 'react';
import type { SimulatorRequest } from '../../../store';
import { type RuledOutArticle, ruledOutArticles } from '../../basket/assessment/ruled-out-articles';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { useBasketSession } from '../../basket/session/basket-session';
import { readTripChange } from '../steps/trip-change';
import { useNoticeState } from './use-notice-state';

export interface TripChange {
  /** The answers and the basket as they were. */
  readonly before: SimulatorRequest;
  /** What the new trip does not allow; null while nothing can be computed. */
  readonly ruledOut: readonly RuledOutArticle[] | null;
  /** The change was made before: what it takes out alone is still to be said. */
  readonly isKept: boolean;
}

/** What another answer about the trip changed, as long as it is shown. */
export function useTripChange(): TripChange | undefined {
  const { state, isKept } = useNoticeState();
  const { request } = useBasketSession();
  const { calculator } = useSimulation();
  const before = useMemo(() => readTripChange(state).before, [state]);
  return useMemo(() => {
    if (before === undefined) return undefined;
    const { shoppingProducts, customShoppingProducts } = before;
    const ruledOut =
      calculator && ruledOutArticles({ ...request, shoppingProducts, customShoppingProducts }, calculator);
    return { before, ruledOut, isKept };
  }, [before, request, calculator, isKept]);
}
