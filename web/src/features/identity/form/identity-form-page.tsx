import type { ReactNode } from 'react';
import { Button, Card, ErrorSummary, type Icon, Notice } from '../../../ui';
import { IdentityPage } from './identity-page';
import styles from './identity-page.module.css';
import type { IdentityForm } from './use-identity-form';

export interface IdentityFormPageProps<Field extends string> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly form: IdentityForm<Field>;
  readonly submitLabel: string;
  readonly submitIcon?: Icon | undefined;
  readonly children: ReactNode;
  /** Between the title and the form. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A page made of one short form: its errors first, its fields, its one button. */
export function IdentityFormPage<Field extends string>({
  title,
  lead,
  form,
  submitLabel,
  submitIcon,
  children,
  before,
  after,
}: IdentityFormPageProps<Field>): ReactNode {
  return (
    <IdentityPage title={title} lead={lead} summary={<ErrorSummary errors={form.errors} />}>
      {before}
      <Card>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          {children}
          {form.failure !== null && (
            <Notice tone="error" live>
              {form.failure}
            </Notice>
          )}
          <Button type="submit" icon={submitIcon} busy={form.isBusy}>
            {submitLabel}
          </Button>
        </form>
      </Card>
      {after}
    </IdentityPage>
  );
}
