import { type ReactNode, useEffect } from 'react';
import { forgetReturn, keepReturn, readClaims, useAccessToken } from '../../../lib/session';
import { ButtonLink, Card, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { reconnectionText } from '../text/sign-in-text';
import { WaysIn } from './ways-in';

/** Opened beside the work of somebody whose session nears its end: signing in here gives all tabs a new one. */
export function ReconnectionPage(): ReactNode {
  const accessToken = useAccessToken();
  const isFresh = accessToken !== undefined && readClaims(accessToken)?.lastRefresh === false;

  useEffect(() => {
    if (isFresh) forgetReturn();
    else keepReturn(identityPaths.reconnection);
  }, [isFresh]);

  if (isFresh) {
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
  return (
    <IdentityPage title={reconnectionText.title} lead={reconnectionText.lead}>
      <Card>
        <WaysIn />
      </Card>
    </IdentityPage>
  );
}
