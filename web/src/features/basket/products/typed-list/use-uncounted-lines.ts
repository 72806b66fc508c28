import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useOtherTabs } from '../../../../store';
import { useBasketSession } from '../../session/basket-session';
import { judgedFor, readUncounted, type UncountedLine } from './uncounted-lines';

const none: readonly UncountedLine[] = [];

/** The country or the age has changed since: what may not enter, or is not of that age, may be another thing now. */
const unjudged = (line: UncountedLine): UncountedLine => ({
  ...line,
  isForbidden: undefined,
  isRegulated: undefined,
  isUnderAge: undefined,
});

/** What was typed and is counted nowhere, of who fills a basket by lists. */
export function useUncountedLines(): readonly UncountedLine[] {
  const { agentWords, lists, request } = useBasketSession();
  const { key } = useLocation();
  const turn = useOtherTabs();
  // Read again at each navigation: leaving them out is one. And when another tab may have answered, or an article was taken out.
  return useMemo(() => {
    if (agentWords !== undefined || key === '' || turn < 0) return none;
    const judged = judgedFor(request);
    return readUncounted(lists).map((line) => (line.judgedFor === judged ? line : unjudged(line)));
  }, [agentWords, lists, request, key, turn]);
}
