import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { forgetReturn, readReturn, useAccessToken } from '../../../lib/session';
import { isRecord } from '../../../lib/shape';
import { ownerOfTab } from '../../../store/drafts/work-owner';
import { Card, Notice } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { reasonText, signInText } from '../text/sign-in-text';
import { pageAfterSignIn } from './page-after-sign-in';
import { WaysIn } from './ways-in';

/** What brought the person here, as the guard of the pages wrote it. */
function useReason(wanted: string | undefined): string | null {
  const { state } = useLocation();
  const reason = isRecord(state) ? state.reason : undefined;
  if (reason === 'expired' || reason === 'closed' || reason === 'signed-out') return reasonText[reason];
  return wanted === undefined || wanted === identityPaths.home ? null : reasonText.needed;
}

/** Every way in that the installation offers; whoever is signed in already goes on to their work. */
export function LoginPage(): ReactNode {
  const accessToken = useAccessToken();
  // Read before anybody signs in: a session that opens forgets it, then is seen here.
  const [wanted] = useState(readReturn);
  const [owner] = useState(ownerOfTab);
  const reason = useReason(wanted?.address);
  // Another tab may have signed in: nothing of the page stays here either.
  useEffect(() => {
    if (accessToken !== undefined) forgetReturn();
  }, [accessToken]);
  if (accessToken !== undefined) {
    const { address, state } = pageAfterSignIn(accessToken, { owner, wanted });
    return <Navigate to={address} state={state} replace />;
  }
  return (
    <IdentityPage title={signInText.title} lead={signInText.lead}>
      {reason !== null && <Notice tone="info">{reason}</Notice>}
      <Card>
        <WaysIn />
      </Card>
    </IdentityPage>
  );
}
