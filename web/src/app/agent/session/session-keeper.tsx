import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { forgetReturn, lastSessionNews, readClaims, useAccessToken } from '../../../lib/session';
import { forgetUser, saveUser } from '../../../store';
import { leaveNoWork, takeWorkOver } from '../../../store/drafts/work-owner';
import { answerOtherTabs } from './typed-work';

export interface SessionKeeperProps {
  /** The work kept here is that of this agent from now on. */
  readonly onOwner: (userId: string) => void;
}

/** What was read for somebody is not shown to the next one; the reference data are everybody's. */
function forgetAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [feature] }) => feature !== 'reference' });
  queryClient.getMutationCache().clear();
}

/** Keeps who is signed in and what was read for them in step with the session, whichever tab changed it. */
export function SessionKeeper({ onOwner }: SessionKeeperProps): null {
  const accessToken = useAccessToken();
  const queryClient = useQueryClient();
  const lastOwner = useRef<string>(undefined);

  useEffect(answerOtherTabs, []);

  useEffect(() => {
    if (accessToken === undefined) {
      forgetAnswers(queryClient);
      forgetUser();
      if (lastSessionNews() === 'signed-out') {
        leaveNoWork();
        forgetReturn();
      }
      return;
    }
    const claims = readClaims(accessToken);
    if (claims === undefined) return;
    const { userId, email, isAgent, exp, lastRefresh } = claims;
    const given = takeWorkOver(userId);
    if (lastOwner.current !== undefined && lastOwner.current !== userId) forgetAnswers(queryClient);
    lastOwner.current = userId;
    saveUser({ userId, email, isAgent, exp, lastRefresh });
    let isCurrent = true;
    void given.then(() => {
      if (isCurrent) onOwner(userId);
    });
    return () => {
      isCurrent = false;
    };
  }, [accessToken, queryClient, onOwner]);

  return null;
}
