import { isBorderPossible } from '@retour/core';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { useIsRunning } from '../../../lib/use-once-running';
import { firstIncompleteStep, type SimulatorQuestion, stepOf } from '../../../store';
import { ActBar, BackLink, Button, ErrorSummary, Form, PageHeading } from '../../../ui';
import { nextPath, simulatorPaths } from '../simulator-paths';
import { stepText } from '../text/step-text';
import styles from './question-page.module.css';
import { isCountryFirst, simulatorKicker } from './step-count';
import type { Question } from './use-question';

export interface QuestionPageProps {
  readonly name: SimulatorQuestion;
  readonly question: Question;
  readonly title: string;
  readonly lead: string;
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

/** One question, its answers, one button; a question whose turn has not come leads to the one that is due. */
export function QuestionPage({ name, question, title, lead, children, after }: QuestionPageProps): ReactNode {
  const { form, request } = question;
  const step = stepOf(name);
  // A page written beforehand knows nothing of this simulation.
  const isRunning = useIsRunning();
  // What goes on beside the pages starts after the first one, which may be answered before.
  useEffect(() => {
    import('../../../lib/stray-presses')
      .then(({ dropStrayPresses }) => dropStrayPresses())
      .catch(() => undefined);
  }, []);
  if (
    firstIncompleteStep(request) < step ||
    (name === 'border' && !isBorderPossible(request.country, request.meanOfTransport))
  ) {
    return <Navigate to={nextPath(request)} replace />;
  }
  return (
    <Form className={styles.page} onSubmit={form.submit}>
      <BackLink to={previousPath[name]} />
      <ErrorSummary errors={form.errors} />
      <PageHeading title={title} lead={lead} kicker={simulatorKicker(name, isRunning && isCountryFirst())} />
      {children}
      <ActBar>
        <Button type="submit">{stepText.next}</Button>
      </ActBar>
      {after}
    </Form>
  );
}
