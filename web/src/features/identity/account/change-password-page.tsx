import { changePasswordRoute, passwordChangeSchema } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { ownAccountQuery } from '../../../lib/own-account';
import { ButtonLink, Notice, Stack } from '../../../ui';
import { IdentityFormPage } from '../form/identity-form-page';
import { IdentityPage } from '../form/identity-page';
import { PasswordField } from '../form/password-field';
import { useIdentityForm } from '../form/use-identity-form';
import { identityPaths } from '../identity-paths';
import { changePasswordText } from '../text/password-text';

const ids = { currentPassword: 'mot-de-passe-actuel', newPassword: 'nouveau-mot-de-passe' } as const;

/** Changes one's own password; those of the single sign-on are their administration's. */
export function ChangePasswordPage(): ReactNode {
  const navigate = useNavigate();
  const { data: agent } = useQuery(ownAccountQuery);
  const form = useIdentityForm({
    initial: { currentPassword: '', newPassword: '' },
    ids,
    parse: (values) => passwordChangeSchema.safeParse(values),
    send: async (body) => {
      await callRoute(changePasswordRoute, { body });
      void navigate(identityPaths.passwordChanged, { replace: true, state: { isDone: true } });
    },
  });
  if (agent?.kind === 'sso') {
    return (
      <IdentityPage key="sso" title={changePasswordText.title}>
        <Notice tone="info">{changePasswordText.sso}</Notice>
        <Stack>
          <ButtonLink to={identityPaths.account} variant="secondary">
            {changePasswordText.back}
          </ButtonLink>
        </Stack>
      </IdentityPage>
    );
  }
  return (
    <IdentityFormPage
      title={changePasswordText.title}
      lead={changePasswordText.lead}
      form={form}
      submitLabel={changePasswordText.submit}
      after={
        <p>
          <Link to={identityPaths.account}>{changePasswordText.back}</Link>
        </p>
      }
    >
      <PasswordField {...form.entry('currentPassword')} label={changePasswordText.current} />
      <PasswordField {...form.entry('newPassword')} label={changePasswordText.next} isNew />
    </IdentityFormPage>
  );
}
