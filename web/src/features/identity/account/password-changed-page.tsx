import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ButtonLink, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { changePasswordText } from '../text/password-text';

/** Who comes by its address has changed nothing. */
export function PasswordChangedPage(): ReactNode {
  const { state } = useLocation();
  if (state?.isDone !== true) return <Navigate to={identityPaths.account} replace />;
  return (
    <IdentityPage title={changePasswordText.doneTitle} lead={changePasswordText.doneLead}>
      <Stack>
        <ButtonLink to={identityPaths.account}>{changePasswordText.back}</ButtonLink>
      </Stack>
    </IdentityPage>
  );
}
