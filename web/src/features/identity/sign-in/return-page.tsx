import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { CallError, type CallFailure } from '../../../lib/http';
import { heldAccessToken } from '../../../lib/session';
import { ButtonLink, Notice, Skeleton, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { failureText } from '../text/failure-text';
import { returnText } from '../text/sign-in-text';
import { finishSignIn, isProviderUnreachable, readProviderAnswer } from './finish-sign-in';
import { openSession } from './open-session';
import { RefusedPage } from './refused-page';

/** Where the provider sends the browser back: finishes the sign-in, then leads to the page wanted. */
export function ReturnPage(): ReactNode {
  const [answer] = useState(() => readProviderAnswer(location.search));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (answer === null) return;
    let isLeft = false;
    // The code serves once and says nothing to anybody: it does not stay in the address.
    history.replaceState(history.state, '', identityPaths.return);
    if (isProviderUnreachable(answer)) return;
    finishSignIn(answer).then(
      (signedIn) => {
        if (isLeft) return;
        const { address, state } = openSession(signedIn, signedIn.returnTo);
        void navigate(address, { replace: true, state });
      },
      (error: unknown) => {
        if (!isLeft) setFailure(error instanceof CallError ? error.failure : { kind: 'network' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [answer, navigate]);

  if (answer === null) {
    if (heldAccessToken() !== undefined) return <Navigate to={identityPaths.home} replace />;
    return <FailedPage text={returnText.empty} />;
  }
  if (isProviderUnreachable(answer)) return <FailedPage text={returnText.unreachable} />;
  if (failure === null) {
    return (
      <IdentityPage title={returnText.title} lead={returnText.wait}>
        <Skeleton lines={3} label={returnText.wait} />
      </IdentityPage>
    );
  }
  if (failure.kind === 'problem' && failure.problem.code === 'agent-not-allowed') return <RefusedPage />;
  return <FailedPage text={failureText(failure)} />;
}

function FailedPage({ text }: { readonly text: string }): ReactNode {
  return (
    <IdentityPage title={returnText.failedTitle}>
      <Notice tone="error" live>
        {text}
      </Notice>
      <Stack>
        <ButtonLink to={identityPaths.login}>{returnText.again}</ButtonLink>
      </Stack>
    </IdentityPage>
  );
}
