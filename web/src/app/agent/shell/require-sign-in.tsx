import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate, useOutletContext } from 'react-router';
import { lastSessionNews, readClaims, saveReturn, useAccessToken } from '../../../lib/session';
import { Skeleton } from '../../../ui';
import { agentPaths } from '../agent-paths';

/** Why the login page is shown, for its first sentence. */
export type SignInReason = 'needed' | 'expired' | 'signed-out';

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
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;

  useEffect(() => {
    if (isSignedIn) {
      wasSignedIn.current = true;
      return;
    }
    const hasLeft = wasSignedIn.current && lastSessionNews() === 'signed-out';
    const reason: SignInReason = hasLeft ? 'signed-out' : wasSignedIn.current ? 'expired' : 'needed';
    if (!hasLeft) saveReturn(address);
    navigate(agentPaths.authentication, { replace: true, state: { reason } });
  }, [isSignedIn, address, navigate]);

  return isSignedIn && isOwn ? <Outlet key={userId} /> : <Skeleton lines={5} />;
}
