import type { ReactNode } from 'react';
import { StepForm, type StepFormProps } from '../../declarant/form/step-form';
import { stepText } from '../text/step-text';
import type { Step } from './use-step';

export interface StepPageProps extends Pick<StepFormProps, 'title' | 'lead' | 'form' | 'children' | 'after'> {
  readonly step: Step;
}

/** A question of the traveller's declaration. */
export function StepPage({ step, ...page }: StepPageProps): ReactNode {
  return (
    <StepForm
      {...page}
      kicker={step.kicker}
      previousPath={step.previousPath}
      redirect={step.redirect}
      submitLabel={step.isCorrection ? stepText.save : stepText.next}
    />
  );
}
