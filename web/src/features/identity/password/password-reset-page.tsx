import type { ReactNode } from 'react';
import { ButtonLink, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { newPasswordText } from '../text/password-text';

/** The forgotten password is replaced. */
export function PasswordResetPage(): ReactNode {
  return (
    <IdentityPage title={newPasswordText.doneTitle} lead={newPasswordText.doneLead}>
      <Stack>
        <ButtonLink to={identityPaths.login}>{newPasswordText.login}</ButtonLink>
      </Stack>
    </IdentityPage>
  );
}
