import { logoutCallbackRoute } from '@retour/contract';
import { LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { callRoute } from '../../../lib/http';
import { clearTokens, heldAccessToken, tellSessionNews } from '../../../lib/session';
import { ButtonLink, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { signedOutText } from '../text/sign-in-text';
import { askedOnce } from './once';

/** Tells the server that the provider ended its session too; what it answers changes nothing for the person. */
const confirmSignOut = askedOnce(
  (state: string): Promise<void> =>
    callRoute(logoutCallbackRoute, { body: { state } }).then(
      () => undefined,
      () => undefined,
    ),
);

/** Where a logout ends. */
export function SignedOutPage(): ReactNode {
  const [state] = useState(() => new URLSearchParams(location.search).get('state'));
  useEffect(() => {
    if (heldAccessToken() !== undefined) {
      clearTokens();
      tellSessionNews('signed-out');
    }
    if (state === null) return;
    history.replaceState(history.state, '', identityPaths.signedOut);
    void confirmSignOut(state);
  }, [state]);
  return (
    <IdentityPage title={signedOutText.title} lead={signedOutText.lead}>
      <Stack>
        <ButtonLink to={identityPaths.login} icon={LogIn}>
          {signedOutText.again}
        </ButtonLink>
      </Stack>
    </IdentityPage>
  );
}
