import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useAppStore, useOtherTabs } from '../../../../../store';
import { useCatalogue } from '../../../../reference';
import { useBasketSession } from '../../../session/basket-session';
import { hasUnread, keepUnread } from './keep-unread';
import { judgedFor, readUncounted, type UncountedLine } from './uncounted-lines';

const none: readonly UncountedLine[] = [];

/** The age or the country has changed since: what is not of that age may be another thing now, what may not enter in another country. */
function unjudged(line: UncountedLine, country: string): UncountedLine {
  const ofAnyAge = { ...line, isUnderAge: undefined };
  return line.judgedFor?.endsWith(country) === true
    ? ofAnyAge
    : { ...ofAnyAge, isForbidden: undefined, isRegulated: undefined };
}

/** What was typed and is counted nowhere, of who fills a basket by lists. */
export function useUncountedLines(): readonly UncountedLine[] {
  const { agentWords, lists, request } = useBasketSession();
  const { key } = useLocation();
  const turn = useOtherTabs();
  const isToKeep = useAppStore(hasUnread) && agentWords === undefined;
  // It says what is counted of each; no sum is there before it.
  const catalogue = useCatalogue();
  useEffect(() => {
    if (isToKeep && catalogue !== null) keepUnread(catalogue);
  }, [isToKeep, catalogue]);
  // Read again at each navigation: leaving them out is one. And when another tab may have answered, or an article was taken out.
  return useMemo(() => {
    if (agentWords !== undefined || key === '' || turn < 0) return none;
    const judged = judgedFor(request);
    return readUncounted(lists).map((line) =>
      line.judgedFor === judged ? line : unjudged(line, ` ${request.country}`),
    );
  }, [agentWords, lists, request, key, turn]);
}
