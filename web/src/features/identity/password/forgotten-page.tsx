import { askPasswordResetRoute, emailAskSchema } from '@retour/contract';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { TextField } from '../../../ui';
import { IdentityFormPage } from '../form/identity-form-page';
import { useIdentityForm } from '../form/use-identity-form';
import { identityPaths } from '../identity-paths';
import { useCountdown } from '../registration/use-countdown';
import { forgottenText } from '../text/password-text';

const ids = { email: 'adresse-e-mail' } as const;

/** Asks for the link that lets choose another password. */
export function ForgottenPage(): ReactNode {
  const navigate = useNavigate();
  const { start } = useCountdown();
  const form = useIdentityForm({
    initial: { email: '' },
    ids,
    parse: (values) => emailAskSchema.safeParse(values),
    send: async (body) => {
      await callRoute(askPasswordResetRoute, { body });
      start();
      void navigate(identityPaths.linkSent, { state: { email: body.email } });
    },
  });
  return (
    <IdentityFormPage
      title={forgottenText.title}
      lead={forgottenText.lead}
      form={form}
      submitLabel={forgottenText.submit}
      submitIcon={Send}
      after={
        <>
          <p>{forgottenText.sso}</p>
          <p>
            <Link to={identityPaths.login}>{forgottenText.back}</Link>
          </p>
        </>
      }
    >
      <TextField
        {...form.entry('email')}
        label={forgottenText.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
      />
    </IdentityFormPage>
  );
}
