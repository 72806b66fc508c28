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

/** What the server says of the provider, to who is led here by it. */
const knownThere = 'proconnect';
/** What is in the address of who is led here, by the provider or by the server, be the storage of the browser closed. */
const ledBy = ['state', knownThere, 'fin'];

/**
 * Where a logout ends. A link of anybody's or a step back leads here too: coming ends nothing, and where nobody ever signed in nothing
 * is said to have ended.
 */
export function SignedOutPage({ onSignOut }: SignedOutPageProps): ReactNode {
  const [{ state, isLedHere }] = useState(() => {
    const said = new URLSearchParams(location.search);
    return { state: said.get('state'), isLedHere: ledBy.some((mark) => said.has(mark)) };
  });
  const isHeld = useAccessToken() !== undefined;
  useEffect(() => {
    if (state === null) return;
    history.replaceState(history.state, '', identityPaths.signedOut);
    void confirmSignOut(state);
  }, [state]);
  const [wasOut, setWasOut] = useState(!isHeld);
  if (!isHeld && !wasOut) setWasOut(true);
  const news = lastSessionNews();
  // Whose access was closed has no « Se connecter de nouveau »: the login page says whom to ask.
  if (!isHeld && news === 'closed') {
    return <Navigate to={identityPaths.login} state={{ reason: 'closed' }} replace />;
  }
  if (!isHeld && !isLedHere && news === undefined) return <Navigate to={identityPaths.login} replace />;
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
  const [isKnownThere] = useState(() => new URLSearchParams(location.search).has(knownThere));
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
