import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { FormFrame } from '../../../lib/form';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { ActBar, BackLink, Button, ErrorSummary, Form, PageHeading } from '../../../ui';
import styles from './step-form.module.css';

export interface StepFormProps {
  readonly title: string;
  readonly lead: string;
  /** « Déclaration, étape 2 sur 5 ». */
  readonly kicker: string;
  readonly previousPath: string;
  /** Where this page leads when its turn has not come or is over; null when it may be shown. */
  readonly redirect: string | null;
  readonly form: FormFrame;
  readonly submitLabel: string;
  readonly children: ReactNode;
  /** Under the button. */
  readonly after?: ReactNode;
  /** The field that takes the focus instead of the title: for pages filled all day long. */
  readonly firstFieldId?: string | undefined;
}

/** One tight group of questions and one button; a page whose turn has not come leads to the one that is due. */
export function StepForm({ redirect, firstFieldId, form, ...page }: StepFormProps): ReactNode {
  useFirstFocus(redirect === null ? firstFieldId : undefined);
  if (redirect !== null) return <Navigate to={redirect} replace />;
  return (
    <Form className={styles.page} onSubmit={form.submit}>
      <BackLink to={page.previousPath} />
      <ErrorSummary errors={form.errors} />
      <PageHeading title={page.title} lead={page.lead} kicker={page.kicker} />
      {page.children}
      <ActBar>
        <Button type="submit">{page.submitLabel}</Button>
      </ActBar>
      {page.after}
    </Form>
  );
}
