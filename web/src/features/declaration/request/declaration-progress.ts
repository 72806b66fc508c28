import { type DeclarationRequest, type DeclarationState, declaredArticles } from '../../../store';
import { checkContact } from '../../declarant/contact/check-contact';
import { checkTrip } from '../../declarant/trip/check-trip';
import { declarationPaths } from '../declaration-paths';
import { isAlreadySent } from './declaration-presence';

/** The steps in the order they are asked. */
export const declarationSteps = ['age', 'contact', 'transport', 'products', 'check'] as const;
export type DeclarationStep = (typeof declarationSteps)[number];

const isComplete: Readonly<Record<DeclarationStep, (request: DeclarationRequest) => boolean>> = {
  age: ({ declarationId, claimToken, contactDetails }) =>
    declarationId !== undefined && claimToken !== undefined && contactDetails.age !== undefined,
  contact: ({ contactDetails }) => Object.keys(checkContact(contactDetails)).length === 0,
  transport: (request) => Object.keys(checkTrip(request)).length === 0,
  products: (request) => declaredArticles(request).length > 0,
  check: () => false,
};

/** The first step with an answer missing; the check of all answers when there is none. */
export function firstIncompleteStep(request: DeclarationRequest): DeclarationStep {
  return declarationSteps.find((step) => !isComplete[step](request)) ?? 'check';
}

/** Whether every step before this one is answered. */
export function isReachable(step: DeclarationStep, request: DeclarationRequest): boolean {
  return declarationSteps.indexOf(firstIncompleteStep(request)) >= declarationSteps.indexOf(step);
}

/** Where the declaration opens: what waits to be sent, what was sent, else the first step to answer. */
export function resumePath(state: DeclarationState): string {
  if (state.declarationResponse.pending !== null) return declarationPaths.sending;
  if (isAlreadySent(state)) return declarationPaths.confirmation;
  return declarationPaths[firstIncompleteStep(state.declarationRequest)];
}
