import type { DeclarationRequest } from '../../../store';
import { asksFlight } from '../../declarant/trip/check-trip';
import { stepText } from '../text/step-text';
import { type DeclarationStep, declarationSteps } from './declaration-progress';

/** The steps that a person goes through: those that a simulation answered are not asked again. */
function shownSteps(request: DeclarationRequest): readonly DeclarationStep[] {
  if (!request.carriedOver) return declarationSteps;
  return asksFlight(request) ? ['contact', 'transport', 'check'] : ['contact', 'check'];
}

/** « Déclaration, étape 2 sur 3 »; « Déclaration » alone for a step that is only opened to change what was answered. */
export function stepKicker(step: DeclarationStep, request: DeclarationRequest): string {
  const shown = shownSteps(request);
  const index = shown.indexOf(step);
  return index < 0 ? stepText.declaration : stepText.kicker(index + 1, shown.length);
}
