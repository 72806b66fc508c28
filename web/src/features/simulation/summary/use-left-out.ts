import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useTripChange } from '../purchases/use-trip-change';
import { readReceived } from '../sharing/received-state';

/** Articles that the amount does not count, though they may be in the luggage: nothing is promised of the whole. */
export interface LeftOutArticles {
  readonly count: number;
  /** Tobacco or alcohol before their age, which no allowance covers. */
  readonly isUnderAge: boolean;
}

/** What a changed trip took out, and what a link could not give, until the traveller puts it aside. */
export function useLeftOut(): LeftOutArticles | undefined {
  const { state } = useLocation();
  const change = useTripChange();
  return useMemo(() => {
    const ruledOut = change?.ruledOut ?? [];
    const count = ruledOut.length + (readReceived(state)?.leftOut.length ?? 0);
    if (count === 0) return undefined;
    return { count, isUnderAge: ruledOut.some(({ code }) => code === 'product-not-offered-at-age') };
  }, [state, change]);
}
