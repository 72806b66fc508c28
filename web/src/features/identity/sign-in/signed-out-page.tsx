import { logoutCallbackRoute } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { LogIn, LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { ownAccountQuery } from '../../../lib/own-account';
import { lastSessionNews, useAccessToken } from '../../../lib/session';
import { Button, ButtonLink, Notice, Skeleton, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { signedOutText, stillSignedInText } from '../text/sign-in-text';
import { askedOnce } from './once';

/** Tells the server that the provider ended its session too; what it answers changes nothing for the person. */
const confirmSignOut = askedOnce(
  (state: string): Promise<void> =>
    callRoute(logoutCallbackRoute, { body: { state } }).then(
      () => undefined,
      () => undefined,
    ),
);

export interface SignedOutPageProps {
  readonly onSignOut: () => void;
}

/** Where a logout ends. A link of anybody's or a step back leads here too: coming ends nothing. */
export function SignedOutPage({ onSignOut }: SignedOutPageProps): ReactNode {
  const [state] = useState(() => new URLSearchParams(location.search).get('state'));
  const isHeld = useAccessToken() !== undefined;
  useEffect(() => {
    if (state === null) return;
    history.replaceState(history.state, '', identityPaths.signedOut);
    void confirmSignOut(state);
  }, [state]);
  const [wasOut, setWasOut] = useState(!isHeld);
  if (!isHeld && !wasOut) setWasOut(true);
  if (!isHeld) return <SignedOut />;
  // Whoever signed in elsewhere since it was left open here is told nothing of what they did not do.
  return wasOut ? <Navigate to={identityPaths.home} replace /> : <StillSignedIn onSignOut={onSignOut} />;
}

/** The server alone says that a session is over, and it then goes as on any other page. */
function StillSignedIn({ onSignOut }: SignedOutPageProps): ReactNode {
  const { isFetchedAfterMount } = useQuery({
    ...ownAccountQuery,
    refetchOnMount: 'always',
    retry: false,
  });
  if (!isFetchedAfterMount) return <Skeleton lines={5} />;
  return (
    <IdentityPage title={stillSignedInText.title} lead={stillSignedInText.lead}>
      <Stack>
        <Button icon={LogOut} onClick={onSignOut}>
          {stillSignedInText.leave}
        </Button>
        <ButtonLink to={identityPaths.home} variant="secondary">
          {stillSignedInText.home}
        </ButtonLink>
      </Stack>
    </IdentityPage>
  );
}

function SignedOut(): ReactNode {
  const news = lastSessionNews();
  const isKept = news !== undefined && news !== 'signed-out';
  const [isKnownThere] = useState(() => new URLSearchParams(location.search).has('proconnect'));
  return (
    <IdentityPage
      title={isKnownThere ? signedOutText.hereTitle : signedOutText.title}
      lead={isKept ? signedOutText.kept : signedOutText.lead}
    >
      <Stack>
        {isKnownThere && <Notice tone="warning">{signedOutText.knownThere}</Notice>}
        <ButtonLink to={identityPaths.login} icon={LogIn}>
          {signedOutText.again}
        </ButtonLink>
      </Stack>
    </IdentityPage>
  );
}
