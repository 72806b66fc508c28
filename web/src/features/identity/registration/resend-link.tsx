import { emailAskSchema } from '@retour/contract';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ErrorSummary, Form, Notice, TextField } from '../../../ui';
import formStyles from '../form/identity-page.module.css';
import { useIdentityForm } from '../form/use-identity-form';
import { resendText } from '../text/registration-text';
import { useCountdown } from './use-countdown';

const ids = { email: 'adresse-e-mail-lien' } as const;

export interface ResendLinkProps {
  /** The address when it is known already; asked otherwise. */
  readonly email: string | undefined;
  readonly ask: (email: string) => Promise<unknown>;
}

/** Asks for the mail again, a minute after the last time at the earliest. */
export function ResendLink({ email, ask }: ResendLinkProps): ReactNode {
  const { secondsLeft, start } = useCountdown();
  const [isSent, setSent] = useState(false);
  const form = useIdentityForm({
    initial: { email: email ?? '' },
    ids,
    parse: (values) => emailAskSchema.safeParse(values),
    send: async (values) => {
      setSent(false);
      await ask(values.email);
      start();
      setSent(true);
    },
  });
  // The wait is that of the mail last asked for: of an address that is not known yet it says nothing.
  const isWaiting = secondsLeft > 0 && (email !== undefined || isSent);
  return (
    <Form
      className={formStyles.form}
      onSubmit={() => {
        if (!isWaiting) form.submit();
      }}
    >
      <ErrorSummary errors={form.errors} />
      {email === undefined && (
        <TextField
          {...form.entry('email')}
          label={resendText.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
      )}
      {form.failure !== null && (
        <Notice tone="error" live>
          {form.failure}
        </Notice>
      )}
      {isSent && (
        <Notice tone="success" live>
          {resendText.sent}
        </Notice>
      )}
      <Button type="submit" variant="secondary" icon={Send} busy={form.isBusy} disabled={isWaiting}>
        {isWaiting ? resendText.wait(secondsLeft) : resendText.send}
      </Button>
    </Form>
  );
}
