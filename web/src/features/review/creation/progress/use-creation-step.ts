import { useLocation, useNavigate } from 'react-router';
import { useAppStore } from '../../../../store';
import type { StepFormProps } from '../../../declarant/form/step-form';
import { creationPaths } from '../creation-paths';
import { creationText } from '../text/creation-text';
import { type CreationStep, creationSteps, redirectOf } from './creation-progress';

/** What every step shares: where it stands, whether it may be shown, what comes before and after. */
export interface CreationStepState
  extends Pick<StepFormProps, 'kicker' | 'previousPath' | 'redirect' | 'submitLabel'> {
  readonly goOn: () => void;
}

export function useCreationStep(name: CreationStep): CreationStepState {
  const redirect = useAppStore(({ declaration }) => redirectOf(name, declaration));
  const navigate = useNavigate();
  const returnTo: unknown = useLocation().state?.returnTo;
  const index = creationSteps.indexOf(name);
  const isCorrection = typeof returnTo === 'string';
  return {
    kicker: creationText.kicker(index + 1, creationSteps.length),
    previousPath: isCorrection ? returnTo : creationPaths[creationSteps[index - 1] ?? 'home'],
    redirect,
    submitLabel: isCorrection ? creationText.save : creationText.next,
    goOn: () => void navigate(isCorrection ? returnTo : creationPaths[creationSteps[index + 1] ?? 'check']),
  };
}
