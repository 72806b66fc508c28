import { useSyncExternalStore } from 'react';
import { followSession, heldAccessToken } from './session-news';

/** The access token held by this browser, followed through sign-in, renewal and logout in any tab. */
export function useAccessToken(): string | undefined {
  return useSyncExternalStore(followSession, heldAccessToken);
}
