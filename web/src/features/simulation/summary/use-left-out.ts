import { useMemo } from 'react';
import { isForAge } from '../../basket/assessment/article-refusal';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { countOf } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { useUncountedLines } from '../../basket/products/typed-list/waiting/use-uncounted-lines';
import { readReceived } from '../../basket/sharing/received-state';
import type { SharedRest } from '../../basket/sharing/shared-rest';
import { useNoticeState } from '../purchases/use-notice-state';
import { useTripChange } from '../purchases/use-trip-change';
import { leftOutText } from '../text/left-out-text';

/** Articles that the amount does not count, though they may be in the luggage: nothing is promised of the whole. */
export interface LeftOutArticles extends SharedRest {
  readonly count: number;
  /** Why, of tobacco or alcohol before their age; undefined where there is none. */
  readonly underAge: string | undefined;
}

/** What a changed trip took out, what a link could not give and what of a typed list waits, until the traveller puts it aside. */
export function useLeftOut(): LeftOutArticles | undefined {
  const { kept } = useNoticeState();
  const change = useTripChange();
  const uncounted = useUncountedLines();
  const isInUnion = useSimulation().answer?.regime === 'eu';
  return useMemo(() => {
    const ruledOut = change?.ruledOut ?? [];
    const others = ruledOut.length + (readReceived(kept)?.leftOut.length ?? 0);
    const count = others + countOf(uncounted);
    if (count === 0) return undefined;
    const isUnderAge = ruledOut.some(isForAge) || uncounted.some((line) => line.isUnderAge === true);
    return { count, underAge: isUnderAge ? underAgeWords(isInUnion) : undefined, lines: uncounted, others };
  }, [kept, change, uncounted, isInUnion]);
}

/** Inside the Union no allowance is lacking: there is none. */
function underAgeWords(isInUnion: boolean): string {
  return isInUnion ? leftOutText.underAgeInUnion : leftOutText.underAge;
}
