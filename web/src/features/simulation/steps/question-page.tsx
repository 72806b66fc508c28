import { type ReactNode, useMemo } from 'react';
import { Navigate } from 'react-router';
import { basketArticles, firstIncompleteStep, type SimulatorQuestion, stepOf } from '../../../store';
import { BackLink, Button, ErrorSummary, Modal, PageHeading, Stack } from '../../../ui';
import { formatArticleCount } from '../../basket/text/article-count';
import { nextPath, simulatorPaths } from '../simulator-paths';
import { stepText } from '../text/step-text';
import { isBorderAsked } from './is-border-asked';
import styles from './question-page.module.css';
import { stepCount } from './step-count';
import type { Question } from './use-question';

export interface QuestionPageProps {
  readonly name: SimulatorQuestion;
  readonly question: Question;
  readonly title: string;
  readonly lead: string;
  readonly onSubmit: () => void;
  /** A new object at each submission that failed. */
  readonly error: { readonly fieldId: string; readonly message: string } | undefined;
  readonly children: ReactNode;
  /** Advice under the button. */
  readonly after?: ReactNode;
}

const previousPath: Readonly<Record<SimulatorQuestion, string>> = {
  age: simulatorPaths.start,
  meanOfTransport: simulatorPaths.age,
  country: simulatorPaths.meanOfTransport,
  border: simulatorPaths.country,
};

/** The question on frontier residents goes with the country's, so that the count never changes on the way. */
function kickerOf(name: SimulatorQuestion, step: number): string {
  return name === 'border'
    ? stepText.furtherKicker(stepOf('country'), stepCount)
    : stepText.kicker(step, stepCount);
}

/** One question, its answers, one button; a question whose turn has not come leads to the one that is due. */
export function QuestionPage({
  name,
  question,
  title,
  lead,
  onSubmit,
  error,
  children,
  after,
}: QuestionPageProps): ReactNode {
  const { request, pending, confirmPending, dropPending } = question;
  const errors = useMemo(() => (error === undefined ? [] : [error]), [error]);
  const step = stepOf(name);
  if (firstIncompleteStep(request) < step || (name === 'border' && !isBorderAsked(request))) {
    return <Navigate to={nextPath(request)} replace />;
  }
  return (
    <form
      noValidate
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <BackLink to={previousPath[name]} />
      <ErrorSummary errors={errors} />
      <PageHeading title={title} lead={lead} kicker={kickerOf(name, step)} />
      {children}
      <Button type="submit">{stepText.next}</Button>
      {after}
      <Modal
        open={pending !== undefined}
        onClose={dropPending}
        title={stepText.changeTitle}
        subtitle={stepText.changeWarning(formatArticleCount(basketArticles(request).length))}
        actions={
          <Stack gap="small">
            <Button variant="danger" onClick={confirmPending}>
              {stepText.changeConfirm}
            </Button>
            <Button variant="secondary" onClick={dropPending}>
              {stepText.changeCancel}
            </Button>
          </Stack>
        }
      />
    </form>
  );
}
