import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAppStore } from '../../store';
import { Button, EmptyState, PageHeading, Stack } from '../../ui';
import { contactText } from './text';

/** The message left: what happens next. */
export function ContactSent({ onAgain }: { readonly onAgain: () => void }): ReactNode {
  const email = useAppStore(({ users }) => users.user?.email);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.querySelector('h1')?.focus();
  }, []);
  return (
    <div ref={page}>
      <Stack gap="large">
        <PageHeading title={contactText.sentTitle} />
        <EmptyState
          title={email === undefined ? contactText.sentCopy : contactText.sentTo(email)}
          icon={MailCheck}
          action={
            <Button variant="secondary" onClick={onAgain}>
              {contactText.another}
            </Button>
          }
        >
          {contactText.sentNext}
        </EmptyState>
      </Stack>
    </div>
  );
}
