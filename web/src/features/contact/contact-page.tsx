import { reviewLimits } from '@retour/contract';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  ActBar,
  Button,
  Card,
  Columns,
  ErrorSummary,
  Form,
  Notice,
  PageHeading,
  Stack,
  TextArea,
  TextField,
} from '../../ui';
import styles from './contact-page.module.css';
import { ContactSent } from './contact-sent';
import { contactText } from './text';
import { type ContactForm, useContactForm } from './use-contact-form';

/** A message to the support, with a copy to its author. */
export function ContactPage(): ReactNode {
  const form = useContactForm();
  return form.isSent ? <ContactSent onAgain={form.startAgain} /> : <ContactFormPage form={form} />;
}

function BeforeWriting(): ReactNode {
  return (
    <Card as="section" labelledBy="avant">
      <h2 id="avant" className={styles.asideTitle}>
        {contactText.beforeTitle}
      </h2>
      <ul className={styles.links}>
        {contactText.beforeLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Said near the end only: a count that changes at each letter helps nobody. */
const fewLeft = 500;

function ContactFormPage({ form }: { readonly form: ContactForm }): ReactNode {
  const left = reviewLimits.contactMessage - form.values.message.length;
  return (
    <Stack gap="large">
      <ErrorSummary errors={form.errors} />
      <PageHeading title={contactText.title} lead={contactText.lead} />
      <Columns aside={<BeforeWriting />}>
        <Form className={styles.page} onSubmit={form.submit}>
          <Card>
            <div className={styles.form}>
              <TextField
                {...form.entry('subject')}
                label={contactText.subject}
                hint={contactText.subjectHint}
              />
              <TextArea
                {...form.entry('message')}
                label={contactText.message}
                hint={contactText.messageHint}
                rows={9}
              />
              {left >= 0 && left < fewLeft && <p className={styles.left}>{contactText.remaining(left)}</p>}
              {form.failure !== null && (
                <Notice tone="error" live>
                  <p>{form.failure}</p>
                  <p>{form.isUncertain ? contactText.perhapsSent : contactText.notSent}</p>
                </Notice>
              )}
            </div>
          </Card>
          <ActBar>
            <Button type="submit" icon={Send} busy={form.isBusy}>
              {contactText.send}
            </Button>
          </ActBar>
        </Form>
      </Columns>
    </Stack>
  );
}
