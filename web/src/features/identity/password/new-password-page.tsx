import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink, Stack } from '../../../ui';
import { identityPaths } from '../identity-paths';
import { ChoosePasswordPage } from '../link/choose-password-page';
import { newPasswordText } from '../text/password-text';

/** Where the mailed link leads: a new password instead of the forgotten one. */
export function NewPasswordPage(): ReactNode {
  const navigate = useNavigate();
  return (
    <ChoosePasswordPage
      purpose="password"
      text={newPasswordText}
      another={
        <Stack>
          <ButtonLink to={identityPaths.forgotten}>{newPasswordText.another}</ButtonLink>
        </Stack>
      }
      onDone={() => void navigate(identityPaths.passwordReset, { replace: true, state: { isDone: true } })}
    />
  );
}
