import { registerAgentRoute, registrationSchema } from '@retour/contract';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { TextField } from '../../../ui';
import { IdentityFormPage } from '../form/identity-form-page';
import formStyles from '../form/identity-page.module.css';
import { useIdentityForm } from '../form/use-identity-form';
import { identityPaths } from '../identity-paths';
import { registerText } from '../text/registration-text';
import { useCountdown } from './use-countdown';

const ids = {
  firstName: 'prenom',
  lastName: 'nom',
  email: 'adresse-e-mail',
} as const;

/** Asks for an account of this installation. */
export function RegisterPage(): ReactNode {
  const navigate = useNavigate();
  const { start } = useCountdown();
  const form = useIdentityForm({
    initial: { firstName: '', lastName: '', email: '' },
    ids,
    parse: (values) => registrationSchema.safeParse(values),
    send: async (body) => {
      await callRoute(registerAgentRoute, { body });
      start();
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
      <div className={formStyles.pair}>
        <TextField
          {...form.entry('firstName')}
          label={registerText.firstName}
          autoComplete="given-name"
          spellCheck={false}
        />
        <TextField
          {...form.entry('lastName')}
          label={registerText.lastName}
          autoComplete="family-name"
          spellCheck={false}
        />
      </div>
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
