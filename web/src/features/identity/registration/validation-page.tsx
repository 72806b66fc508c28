import { askEmailValidationRoute } from '@retour/contract';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { ButtonLink, Card, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { ChoosePasswordPage } from '../link/choose-password-page';
import { validationText } from '../text/registration-text';
import { ResendLink } from './resend-link';

/** Where the link of a new account leads: choosing its password proves the address. */
export function ValidationPage(): ReactNode {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  if (state?.isDone === true) {
    return (
      <IdentityPage key="done" title={validationText.doneTitle} lead={validationText.doneLead}>
        <Stack>
          <ButtonLink to={identityPaths.login}>{validationText.login}</ButtonLink>
        </Stack>
      </IdentityPage>
    );
  }
  return (
    <ChoosePasswordPage
      purpose="email"
      text={validationText}
      another={
        <Card>
          <Stack>
            <h2>{validationText.another}</h2>
            <ResendLink
              email={undefined}
              ask={(email) => callRoute(askEmailValidationRoute, { body: { email } })}
            />
          </Stack>
        </Card>
      }
      onDone={() => void navigate(pathname, { replace: true, state: { isDone: true } })}
    />
  );
}
