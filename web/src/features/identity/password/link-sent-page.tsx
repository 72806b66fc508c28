import { askPasswordResetRoute } from '@retour/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { Card, Prose, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { ResendLink } from '../registration/resend-link';
import { useKnownEmail } from '../registration/use-known-email';
import { linkSentText } from '../text/password-text';

/** The same page whether the address is known or not; who comes by its address has asked nothing yet. */
export function LinkSentPage(): ReactNode {
  const email = useKnownEmail();
  if (email === undefined) return <Navigate to={identityPaths.forgotten} replace />;
  return (
    <IdentityPage title={linkSentText.title} lead={linkSentText.lead}>
      <Card>
        <Prose>
          <p>{linkSentText.sentTo(email)}</p>
          <p>{linkSentText.once}</p>
        </Prose>
      </Card>
      <Stack>
        <p>{linkSentText.nothing}</p>
        <ResendLink
          email={email}
          ask={(address) => callRoute(askPasswordResetRoute, { body: { email: address } })}
        />
      </Stack>
    </IdentityPage>
  );
}
