import { linkPasswordSchema, resetPasswordRoute } from '@retour/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { ButtonLink, Notice, Stack } from '../../../ui';
import { IdentityFormPage } from '../form/identity-form-page';
import { IdentityPage } from '../form/identity-page';
import { PasswordField } from '../form/password-field';
import { useIdentityForm } from '../form/use-identity-form';
import { identityPaths } from '../identity-paths';
import { useLinkToken } from '../registration/use-link-token';
import { newPasswordText } from '../text/password-text';

const ids = { password: 'nouveau-mot-de-passe' } as const;

/** Where the mailed link leads: a new password instead of the forgotten one. */
export function NewPasswordPage(): ReactNode {
  const token = useLinkToken();
  const navigate = useNavigate();
  const form = useIdentityForm({
    initial: { password: '' },
    ids,
    parse: ({ password }) => linkPasswordSchema.safeParse({ token, password }),
    send: async ({ password }) => {
      await callRoute(resetPasswordRoute, { body: { token: token ?? '', password } });
      void navigate(identityPaths.passwordReset, { replace: true });
    },
  });
  if (token === undefined || form.refusal === 'link-unusable') {
    return (
      <IdentityPage key="failed" title={newPasswordText.failedTitle}>
        <Notice tone="error" live>
          {form.failure ?? newPasswordText.noToken}
        </Notice>
        <Stack>
          <ButtonLink to={identityPaths.forgotten}>{newPasswordText.another}</ButtonLink>
        </Stack>
      </IdentityPage>
    );
  }
  return (
    <IdentityFormPage
      title={newPasswordText.title}
      lead={newPasswordText.lead}
      form={form}
      submitLabel={newPasswordText.submit}
    >
      <PasswordField {...form.entry('password')} label={newPasswordText.password} isNew />
    </IdentityFormPage>
  );
}
