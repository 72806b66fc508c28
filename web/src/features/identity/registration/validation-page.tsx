import { askEmailValidationRoute, linkTokenSchema, validateEmailRoute } from '@retour/contract';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { callRoute } from '../../../lib/http';
import { Button, ButtonLink, Card, Form, Notice, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import formStyles from '../form/identity-page.module.css';
import { useIdentityForm } from '../form/use-identity-form';
import { identityPaths } from '../identity-paths';
import { validationText } from '../text/registration-text';
import { ResendLink } from './resend-link';
import { useLinkToken } from './use-link-token';

const ids = {} as const;

/** Proves an address: on a press, since what reads mails for viruses opens links too. */
export function ValidationPage(): ReactNode {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const form = useIdentityForm<never>({
    initial: {},
    ids,
    parse: () => linkTokenSchema.safeParse({ token }),
    send: async () => {
      await callRoute(validateEmailRoute, { body: { token: token ?? '' } });
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
  if (token === undefined || form.refusal !== null) {
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
    <IdentityPage key="ask" title={validationText.title} lead={validationText.lead}>
      <Form className={formStyles.form} onSubmit={form.submit}>
        {form.failure !== null && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        <Button type="submit" icon={MailCheck} busy={form.isBusy}>
          {validationText.submit}
        </Button>
      </Form>
    </IdentityPage>
  );
}
