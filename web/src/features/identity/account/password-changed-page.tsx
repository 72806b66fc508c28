import type { ReactNode } from 'react';
import { ButtonLink, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { changePasswordText } from '../text/password-text';

export function PasswordChangedPage(): ReactNode {
  return (
    <IdentityPage title={changePasswordText.doneTitle} lead={changePasswordText.doneLead}>
      <Stack>
        <ButtonLink to={identityPaths.account}>{changePasswordText.back}</ButtonLink>
      </Stack>
    </IdentityPage>
  );
}
