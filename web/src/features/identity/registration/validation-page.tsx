import { askEmailValidationRoute, linkPasswordSchema, validateEmailRoute } from '@retour/contract';
import { type ReactNode, useState } from 'react';
import { callRoute } from '../../../lib/http';
import { ButtonLink, Card, Notice, Stack } from '../../../ui';
import { IdentityFormPage } from '../form/identity-form-page';
import { IdentityPage } from '../form/identity-page';
import { PasswordField } from '../form/password-field';
import { useIdentityForm } from '../form/use-identity-form';
import { identityPaths } from '../identity-paths';
import { validationText } from '../text/registration-text';
import { ResendLink } from './resend-link';
import { useLinkToken } from './use-link-token';

const ids = { password: 'mot-de-passe' } as const;

/** Where the link of a new account leads: choosing its password proves the address. */
export function ValidationPage(): ReactNode {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const form = useIdentityForm({
    initial: { password: '' },
    ids,
    parse: ({ password }) => linkPasswordSchema.safeParse({ token, password }),
    send: async ({ password }) => {
      await callRoute(validateEmailRoute, { body: { token: token ?? '', password } });
      setDone(true);
    },
  });
  if (isDone) {
    return (
      <IdentityPage key="done" title={validationText.doneTitle} lead={validationText.doneLead}>
        <Stack>
          <ButtonLink to={identityPaths.login}>{validationText.login}</ButtonLink>
        </Stack>
      </IdentityPage>
    );
  }
  if (token === undefined || form.refusal === 'link-unusable') {
    return (
      <IdentityPage key="failed" title={validationText.failedTitle}>
        <Notice tone="error" live>
          {form.failure ?? validationText.noToken}
        </Notice>
        <Card>
          <Stack>
            <h2>{validationText.another}</h2>
            <ResendLink
              email={undefined}
              ask={(email) => callRoute(askEmailValidationRoute, { body: { email } })}
            />
          </Stack>
        </Card>
      </IdentityPage>
    );
  }
  return (
    <IdentityFormPage
      key="ask"
      title={validationText.title}
      lead={validationText.lead}
      form={form}
      submitLabel={validationText.submit}
    >
      <PasswordField {...form.entry('password')} label={validationText.password} isNew />
    </IdentityFormPage>
  );
}
