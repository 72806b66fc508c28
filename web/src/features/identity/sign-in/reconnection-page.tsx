import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { heldAccessToken, readClaims, saveReturn, useAccessToken } from '../../../lib/session';
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

/** Opened beside the work of somebody whose session nears its end: signing in here gives all tabs a new one. */
export function ReconnectionPage(): ReactNode {
  const accessToken = useAccessToken();
  const isLong = accessToken !== undefined && readClaims(accessToken)?.lastRefresh === false;
  useEffect(() => {
    if (!isLong) saveReturn(identityPaths.reconnected);
  }, [isLong]);
  if (isLong) return <Navigate to={identityPaths.reconnected} replace />;
  return (
    <IdentityPage title={reconnectionText.title} lead={reconnectionText.lead}>
      <Card>
        <WaysIn isSame={isAtWork} />
      </Card>
    </IdentityPage>
  );
}

/** The new session is there, for the other tabs too. */
export function ReconnectedPage(): ReactNode {
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
