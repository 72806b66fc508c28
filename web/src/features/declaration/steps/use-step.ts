import { useLocation, useNavigate } from 'react-router';
import { type DeclarationState, useAppStore } from '../../../store';
import { declarationPaths } from '../declaration-paths';
import { isAlreadySent } from '../request/declaration-presence';
import {
  type DeclarationStep,
  declarationSteps,
  firstIncompleteStep,
  isReachable,
  resumePath,
} from '../request/declaration-progress';
import { stepKicker } from '../request/step-kicker';

export interface Step {
  /** « Déclaration, étape 2 sur 5 ». */
  readonly kicker: string;
  readonly previousPath: string;
  /** Where this page leads when its turn has not come or is over; null when it may be shown. */
  readonly redirect: string | null;
  /** Back to the check of the answers, when the person came from there. */
  readonly isCorrection: boolean;
  readonly goOn: () => void;
}

export function useStep(name: DeclarationStep): Step {
  const declaration = useAppStore((state) => state.declaration);
  const navigate = useNavigate();
  const returnTo: unknown = useLocation().state?.returnTo;
  const index = declarationSteps.indexOf(name);
  const previous = declarationSteps[index - 1];
  const isCorrection = typeof returnTo === 'string';
  return {
    kicker: stepKicker(name, declaration.declarationRequest),
    previousPath: isCorrection ? returnTo : previous === undefined ? '/' : declarationPaths[previous],
    redirect: redirectOf(name, declaration),
    isCorrection,
    goOn: () => {
      const { declarationRequest } = useAppStore.getState().declaration;
      const following = declarationRequest.carriedOver
        ? firstIncompleteStep(declarationRequest)
        : (declarationSteps[index + 1] ?? 'check');
      void navigate(isCorrection ? returnTo : declarationPaths[following]);
    },
  };
}

function redirectOf(name: DeclarationStep, declaration: DeclarationState): string | null {
  const isOver = declaration.declarationResponse.pending !== null || isAlreadySent(declaration);
  return isOver || !isReachable(name, declaration.declarationRequest) ? resumePath(declaration) : null;
}
