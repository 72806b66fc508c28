import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lastSessionNews, readClaims, useAccessToken } from '../../../lib/session';
import { forgetUser, saveUser } from '../../../store';
import { leaveNoWork, takeWorkOver } from '../../../store/drafts/work-owner';

export interface SessionKeeperProps {
  /** The work kept here is that of this agent from now on. */
  readonly onOwner: (userId: string) => void;
}

/** Keeps who is signed in and what was read for them in step with the session, whichever tab changed it. */
export function SessionKeeper({ onOwner }: SessionKeeperProps): null {
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
    takeWorkOver(userId);
    saveUser({ userId, email, isAgent, exp, lastRefresh });
    onOwner(userId);
  }, [accessToken, queryClient, onOwner]);

  return null;
}
