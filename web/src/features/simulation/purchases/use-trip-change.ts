import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { SimulatorRequest } from '../../../store';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { useBasketSession } from '../../basket/session/basket-session';
import { readTripChange } from '../steps/trip-change';
import { type RuledOutArticle, ruledOutArticles } from './ruled-out-articles';

export interface TripChange {
  /** The answers and the basket as they were. */
  readonly before: SimulatorRequest;
  /** What the new trip does not allow; null while nothing can be computed. */
  readonly ruledOut: readonly RuledOutArticle[] | null;
}

/** What another answer about the trip changed, as long as it is shown. */
export function useTripChange(): TripChange | undefined {
  const { state } = useLocation();
  const { request } = useBasketSession();
  const { calculator } = useSimulation();
  const before = useMemo(() => readTripChange(state).before, [state]);
  return useMemo(() => {
    if (before === undefined) return undefined;
    const { shoppingProducts, customShoppingProducts } = before;
    const ruledOut =
      calculator && ruledOutArticles({ ...request, shoppingProducts, customShoppingProducts }, calculator);
    return { before, ruledOut };
  }, [before, request, calculator]);
}
