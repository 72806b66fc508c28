import { emailAskSchema, registerAgentRoute } from '@retour/contract';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { TextField } from '../../../ui';
import { IdentityFormPage } from '../form/identity-form-page';
import { useIdentityForm } from '../form/use-identity-form';
import { identityPaths } from '../identity-paths';
import { registerText } from '../text/registration-text';
import { useCountdown } from './use-countdown';
import { useKnownEmail } from './use-known-email';

const ids = { email: 'adresse-e-mail' } as const;

/** Asks for an account of this installation. */
export function RegisterPage(): ReactNode {
  const navigate = useNavigate();
  const { start } = useCountdown();
  const known = useKnownEmail();
  const form = useIdentityForm({
    initial: { email: known ?? '' },
    ids,
    parse: (values) => emailAskSchema.safeParse(values),
    send: async (body) => {
      await callRoute(registerAgentRoute, { body });
      start();
      // Whoever comes back from the next page to mend the address finds it.
      await navigate(identityPaths.register, { replace: true, state: { email: body.email } });
      void navigate(identityPaths.registered, { state: { email: body.email } });
    },
  });
  return (
    <IdentityFormPage
      title={registerText.title}
      lead={registerText.lead}
      form={form}
      submitLabel={registerText.submit}
      after={
        <p>
          <Link to={identityPaths.login}>{registerText.known}</Link>
        </p>
      }
    >
      <TextField
        {...form.entry('email')}
        label={registerText.email}
        hint={registerText.emailHint}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
      />
    </IdentityFormPage>
  );
}
