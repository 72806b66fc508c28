import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useOtherTabs } from '../../../../store';
import { useBasketSession } from '../../session/basket-session';
import { readUncounted, type UncountedLine } from './uncounted-lines';

const none: readonly UncountedLine[] = [];

/** What was typed and is counted nowhere, of who fills a basket by lists. */
export function useUncountedLines(): readonly UncountedLine[] {
  const { agentWords, lists } = useBasketSession();
  const { key } = useLocation();
  const turn = useOtherTabs();
  // Read again at each navigation: leaving them out is one. And when another tab may have answered.
  return useMemo(
    () => (agentWords !== undefined || key === '' || turn < 0 ? none : readUncounted(lists)),
    [agentWords, lists, key, turn],
  );
}
