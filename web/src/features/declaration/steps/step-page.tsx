import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { BackLink, Button, ErrorSummary, type FieldMessage, PageHeading } from '../../../ui';
import { declarationSteps } from '../request/declaration-progress';
import { stepText } from '../text/step-text';
import styles from './step-page.module.css';
import type { Step } from './use-step';

export interface StepPageProps {
  readonly step: Step;
  readonly title: string;
  readonly lead: string;
  /** A new list at each submission that failed. */
  readonly errors: readonly FieldMessage[];
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Under the button. */
  readonly after?: ReactNode;
}

/** One tight group of questions and one button; a page whose turn has not come leads to the one that is due. */
export function StepPage({ step, title, lead, errors, onSubmit, children, after }: StepPageProps): ReactNode {
  if (step.redirect !== null) return <Navigate to={step.redirect} replace />;
  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <BackLink to={step.previousPath} />
      <ErrorSummary errors={errors} />
      <PageHeading
        title={title}
        lead={lead}
        kicker={stepText.kicker(step.position, declarationSteps.length)}
      />
      {children}
      <Button type="submit">{step.isCorrection ? stepText.save : stepText.next}</Button>
      {after}
    </form>
  );
}
