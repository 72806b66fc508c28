import { askEmailValidationRoute } from '@retour/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { Card, Prose, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { registeredText } from '../text/registration-text';
import { ResendLink } from './resend-link';
import { useKnownEmail } from './use-known-email';

/** What is left to do once the account is asked for; who comes by its address has not asked yet. */
export function RegisteredPage(): ReactNode {
  const email = useKnownEmail();
  if (email === undefined) return <Navigate to={identityPaths.register} replace />;
  return (
    <IdentityPage title={registeredText.title} lead={registeredText.lead}>
      <Card>
        <Prose>
          <ol>
            {registeredText.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{registeredText.sentTo(email)}</p>
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
