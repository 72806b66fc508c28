import { loginRoute, loginSchema } from '@retour/contract';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { callRoute } from '../../../lib/http';
import { Button, ErrorSummary, Form, Notice, Stack, TextField } from '../../../ui';
import formStyles from '../form/identity-page.module.css';
import { PasswordField } from '../form/password-field';
import { useIdentityForm } from '../form/use-identity-form';
import { identityPaths } from '../identity-paths';
import { signInText } from '../text/sign-in-text';
import { openSession } from './open-session';
import styles from './ways-in.module.css';

const ids = { email: 'adresse-e-mail', password: 'mot-de-passe' } as const;

/** The account of this installation: an address and a password. */
export function LocalSignIn({ isAlone }: { readonly isAlone: boolean }): ReactNode {
  const titleId = useId();
  const form = useIdentityForm({
    initial: { email: '', password: '' },
    ids,
    parse: (values) => loginSchema.safeParse(values),
    send: async (body) => {
      // The page around sees the session, and leads to what was wanted.
      openSession(await callRoute(loginRoute, { body }));
    },
    blamedField: (code) => (code === 'wrong-credentials' ? 'email' : undefined),
  });
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{signInText.localTitle}</h2>
        <ErrorSummary errors={form.errors} />
        <Form className={formStyles.form} onSubmit={form.submit}>
          <TextField
            {...form.entry('email')}
            label={signInText.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
          />
          <PasswordField {...form.entry('password')} label={signInText.password} />
          {form.failure !== null && (
            <Notice tone="error" live>
              {form.failure}
            </Notice>
          )}
          <Button type="submit" variant={isAlone ? 'primary' : 'secondary'} busy={form.isBusy}>
            {signInText.logIn}
          </Button>
        </Form>
        <ul className={styles.links}>
          <li>
            <Link to={identityPaths.forgotten}>{signInText.forgotten}</Link>
          </li>
          <li>
            <Link to={identityPaths.register}>{signInText.register}</Link>
          </li>
        </ul>
      </Stack>
    </section>
  );
}
