import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import {
  heldAccessToken,
  lastSessionNews,
  readClaims,
  saveReturn,
  useAccessToken,
} from '../../../lib/session';
import { ButtonLink, Card, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { reconnectionText } from '../text/sign-in-text';
import { WaysIn } from './ways-in';

const secondMs = 1_000;

/** Whether the session that was to go on still runs: once it is over, somebody else may sit there. */
function isAtWork(): boolean {
  const token = heldAccessToken();
  return token !== undefined && (readClaims(token)?.exp ?? 0) * secondMs > Date.now();
}

/** Where it sends who has no session to prolong: they left it, never came, or their access was closed; null where work waits in another tab. */
function nobodyAtWork(): { readonly reason?: 'closed' } | null {
  const news = lastSessionNews();
  if (news === 'closed') return { reason: news };
  return news === undefined || news === 'signed-out' ? {} : null;
}

/** Opened beside the work of somebody whose session nears its end: signing in here gives all tabs a new one. */
export function ReconnectionPage(): ReactNode {
  const accessToken = useAccessToken();
  const isLong = accessToken !== undefined && readClaims(accessToken)?.lastRefresh === false;
  const left = accessToken === undefined ? nobodyAtWork() : null;
  const isNobody = left !== null;
  useEffect(() => {
    if (!isLong && !isNobody) saveReturn(identityPaths.reconnected);
  }, [isLong, isNobody]);
  if (isNobody) return <Navigate to={identityPaths.login} state={left} replace />;
  if (isLong) return <Navigate to={identityPaths.reconnected} replace />;
  return (
    <IdentityPage title={reconnectionText.title} lead={reconnectionText.lead}>
      <Card>
        <WaysIn isSame={isAtWork} />
      </Card>
    </IdentityPage>
  );
}

/** The new session is there, for the other tabs too. Who comes by its address without one has still to sign in. */
export function ReconnectedPage(): ReactNode {
  const accessToken = useAccessToken();
  if (accessToken === undefined) return <Navigate to={identityPaths.login} replace />;
  return (
    <IdentityPage title={reconnectionText.doneTitle} lead={reconnectionText.doneLead}>
      <Stack>
        <ButtonLink to={identityPaths.home} variant="secondary">
          {reconnectionText.home}
        </ButtonLink>
      </Stack>
    </IdentityPage>
  );
}
