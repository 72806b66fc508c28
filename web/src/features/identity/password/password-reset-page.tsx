import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ButtonLink, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { newPasswordText } from '../text/password-text';

/** The forgotten password is replaced; who comes by its address has replaced none. */
export function PasswordResetPage(): ReactNode {
  const { state } = useLocation();
  if (state?.isDone !== true) return <Navigate to={identityPaths.login} replace />;
  return (
    <IdentityPage title={newPasswordText.doneTitle} lead={newPasswordText.doneLead}>
      <Stack>
        <ButtonLink to={identityPaths.login}>{newPasswordText.login}</ButtonLink>
      </Stack>
    </IdentityPage>
  );
}
