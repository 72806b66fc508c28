import { typeset } from '@retour/core';
import { ArrowLeft } from 'lucide-react';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import type { FieldMessage } from '../../../lib/form';
import { BackLink, Button, ErrorSummary, PageHeading } from '../../../ui';
import { setupText } from '../content/trip/setup-text';
import styles from './setup.module.css';
import { type SetupState, type SetupStep, stepsOf } from './setup-steps';

/** The frame of every question of the configuration. */
export function SetupQuestion({
  state,
  title,
  lead,
  errors,
  onSubmit,
  onBack,
  children,
}: {
  readonly state: SetupState;
  readonly title: string;
  readonly lead: string;
  readonly errors: readonly FieldMessage[];
  readonly onSubmit: () => void;
  readonly onBack: (step: SetupStep) => void;
  readonly children: ReactNode;
}): ReactElement {
  const steps = stepsOf(state.answers);
  const position = steps.indexOf(state.step);
  const previous = steps[position - 1];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
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
      <ErrorSummary errors={errors} />
      <PageHeading
        title={typeset(title)}
        lead={typeset(lead)}
        kicker={setupText.kicker(position + 1, steps.length)}
      />
      <form className={styles.form} onSubmit={submit} noValidate>
        {children}
        <Button type="submit">{setupText.next}</Button>
      </form>
    </div>
  );
}
