import { askPasswordResetRoute } from '@retour/contract';
import type { ReactNode } from 'react';
import { callRoute } from '../../../lib/http';
import { Card, Prose, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { ResendLink } from '../registration/resend-link';
import { useKnownEmail } from '../registration/use-known-email';
import { linkSentText } from '../text/password-text';

/** The same page whether the address is known or not. */
export function LinkSentPage(): ReactNode {
  const email = useKnownEmail();
  return (
    <IdentityPage title={linkSentText.title} lead={linkSentText.lead}>
      <Card>
        <Prose>
          {email !== undefined && <p>{linkSentText.sentTo(email)}</p>}
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
