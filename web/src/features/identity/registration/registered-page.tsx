import { askEmailValidationRoute } from '@retour/contract';
import type { ReactNode } from 'react';
import { callRoute } from '../../../lib/http';
import { Card, Prose, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { registeredText } from '../text/registration-text';
import { ResendLink } from './resend-link';
import { useKnownEmail } from './use-known-email';

/** What is left to do once the account is asked for. */
export function RegisteredPage(): ReactNode {
  const email = useKnownEmail();
  return (
    <IdentityPage title={registeredText.title} lead={registeredText.lead}>
      <Card>
        <Prose>
          <ol>
            {registeredText.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {email !== undefined && <p>{registeredText.sentTo(email)}</p>}
        </Prose>
      </Card>
      <Stack>
        <p>{registeredText.nothing}</p>
        <ResendLink
          email={email}
          ask={(address) => callRoute(askEmailValidationRoute, { body: { email: address } })}
        />
      </Stack>
    </IdentityPage>
  );
}
