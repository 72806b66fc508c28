import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate, useOutletContext } from 'react-router';
import { lastSessionNews, readClaims, saveReturn, useAccessToken } from '../../../lib/session';
import { isRecord } from '../../../lib/shape';
import { Skeleton } from '../../../ui';
import { agentPaths } from '../agent-paths';

/** Why the login page is shown, for its first sentence. */
export type SignInReason = 'needed' | 'expired' | 'closed' | 'signed-out';

/** What makes a page what it is; what had just been done as it came is no news once it is found again. */
function withoutNews(state: unknown): unknown {
  if (!isRecord(state)) return state;
  const { done: _done, justSaved: _justSaved, ...kept } = state;
  return kept;
}

/** Of a session that was held here. */
function whyOver(): SignInReason {
  const news = lastSessionNews();
  return news === 'signed-out' || news === 'closed' ? news : 'expired';
}

/**
 * The page for whoever is signed in, once the work kept here is theirs: nothing that somebody else typed is read by it. For the
 * others the login page, which leads back here.
 */
export function RequireSignIn(): ReactNode {
  const accessToken = useAccessToken();
  const isSignedIn = accessToken !== undefined;
  const userId = isSignedIn ? readClaims(accessToken)?.userId : undefined;
  const owner = useOutletContext<string | undefined>();
  const isOwn = userId === undefined || userId === owner;
  const wasSignedIn = useRef(isSignedIn);
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const address = pathname + search + hash;

  useEffect(() => {
    if (isSignedIn) {
      wasSignedIn.current = true;
      return;
    }
    const reason = wasSignedIn.current ? whyOver() : 'needed';
    if (reason !== 'signed-out') saveReturn(address, withoutNews(state));
    navigate(agentPaths.authentication, { replace: true, state: { reason } });
  }, [isSignedIn, address, state, navigate]);

  return isSignedIn && isOwn ? <Outlet key={userId} /> : <Skeleton lines={5} />;
}
