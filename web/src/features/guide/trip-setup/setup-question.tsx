import { typeset } from '@retour/core';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { FormFrame } from '../../../lib/form';
import { ActBar, BackLink, Button, ErrorSummary, Form, PageHeading } from '../../../ui';
import { setupText } from '../content/trip/setup-text';
import styles from './setup.module.css';
import { type SetupState, type SetupStep, stepsOf } from './setup-steps';

/** The frame of every question of the configuration. */
export function SetupQuestion({
  state,
  title,
  lead,
  form,
  onBack,
  children,
}: {
  readonly state: SetupState;
  readonly title: string;
  readonly lead: string;
  readonly form: FormFrame;
  readonly onBack: (step: SetupStep) => void;
  readonly children: ReactNode;
}): ReactElement {
  const steps = stepsOf(state.answers);
  const position = steps.indexOf(state.step);
  const previous = steps[position - 1];
  return (
    <div className={styles.question}>
      {previous === undefined ? (
        <BackLink to="/preparer-mon-voyage">{setupText.leave}</BackLink>
      ) : (
        <div>
          <Button variant="quiet" compact icon={ArrowLeft} onClick={() => onBack(previous)}>
            {setupText.back}
          </Button>
        </div>
      )}
      <ErrorSummary errors={form.errors} />
      <PageHeading
        title={typeset(title)}
        lead={typeset(lead)}
        kicker={setupText.kicker(position + 1, steps.length)}
      />
      <Form className={styles.form} onSubmit={form.submit}>
        {children}
        <ActBar>
          <Button type="submit">{setupText.next}</Button>
        </ActBar>
      </Form>
    </div>
  );
}
