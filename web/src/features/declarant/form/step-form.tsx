import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { FieldMessage } from '../../../lib/form';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { BackLink, Button, ErrorSummary, PageHeading } from '../../../ui';
import styles from './step-form.module.css';

export interface StepFormProps {
  readonly title: string;
  readonly lead: string;
  /** « Déclaration, étape 2 sur 5 ». */
  readonly kicker: string;
  readonly previousPath: string;
  /** Where this page leads when its turn has not come or is over; null when it may be shown. */
  readonly redirect: string | null;
  /** A new list at each submission that failed. */
  readonly errors: readonly FieldMessage[];
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Under the button. */
  readonly after?: ReactNode;
  /** The field that takes the focus instead of the title: for pages filled all day long. */
  readonly firstFieldId?: string | undefined;
}

/** One tight group of questions and one button; a page whose turn has not come leads to the one that is due. */
export function StepForm({ redirect, firstFieldId, ...form }: StepFormProps): ReactNode {
  useFirstFocus(redirect === null ? firstFieldId : undefined);
  if (redirect !== null) return <Navigate to={redirect} replace />;
  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit();
      }}
    >
      <BackLink to={form.previousPath} />
      <ErrorSummary errors={form.errors} />
      <PageHeading title={form.title} lead={form.lead} kicker={form.kicker} />
      {form.children}
      <Button type="submit">{form.submitLabel}</Button>
      {form.after}
    </form>
  );
}
