import type { ReactNode } from 'react';
import type { FormFrame, SentForm } from '../../../lib/form';
import { ActBar, Button, Card, ErrorSummary, Form, type Icon, Notice } from '../../../ui';
import { IdentityPage } from './identity-page';
import styles from './identity-page.module.css';

export interface IdentityFormPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly form: FormFrame & Pick<SentForm<unknown, never>, 'failure' | 'isBusy'>;
  readonly submitLabel: string;
  readonly submitIcon?: Icon | undefined;
  readonly children: ReactNode;
  /** Between the title and the form. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A page made of one short form: its errors first, its fields, its one button. */
export function IdentityFormPage({
  title,
  lead,
  form,
  submitLabel,
  submitIcon,
  children,
  before,
  after,
}: IdentityFormPageProps): ReactNode {
  return (
    <IdentityPage title={title} lead={lead} summary={<ErrorSummary errors={form.errors} />}>
      {before}
      <Form className={styles.form} onSubmit={form.submit}>
        <Card>
          <div className={styles.form}>
            {children}
            {form.failure !== null && (
              <Notice tone="error" live>
                {form.failure}
              </Notice>
            )}
          </div>
        </Card>
        <ActBar>
          <Button type="submit" icon={submitIcon} busy={form.isBusy}>
            {submitLabel}
          </Button>
        </ActBar>
      </Form>
      {after}
    </IdentityPage>
  );
}
