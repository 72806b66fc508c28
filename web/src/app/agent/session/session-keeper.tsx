import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lastSessionNews, readClaims, useAccessToken } from '../../../lib/session';
import { eraseAgentWork, forgetUser, leaveNoWork, saveUser, takeWorkOver } from '../../../store';
import { eraseAllParked } from '../../../store/parked/parked-declarations';

/** Keeps who is signed in and what was read for them in step with the session, whichever tab changed it. */
export function SessionKeeper(): null {
  const accessToken = useAccessToken();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (accessToken === undefined) {
      queryClient.removeQueries({ predicate: ({ queryKey: [feature] }) => feature !== 'reference' });
      forgetUser();
      if (lastSessionNews() === 'signed-out') leaveNoWork();
      return;
    }
    const claims = readClaims(accessToken);
    if (claims === undefined) return;
    const { userId, email, isAgent, exp, lastRefresh } = claims;
    if (takeWorkOver(userId)) {
      eraseAgentWork();
      eraseAllParked();
    }
    saveUser({ userId, email, isAgent, exp, lastRefresh });
  }, [accessToken, queryClient]);

  return null;
}
