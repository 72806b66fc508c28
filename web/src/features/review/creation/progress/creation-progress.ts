import { type DeclarationRequest, type DeclarationState, declaredArticles } from '../../../../store';
import { checkContact, contactFields } from '../../../declarant/contact/check-contact';
import { checkTrip } from '../../../declarant/trip/check-trip';
import { creationPaths } from '../creation-paths';

/** The four steps of the specification, in order. */
export const creationSteps = ['contact', 'transport', 'products', 'check'] as const;
export type CreationStep = (typeof creationSteps)[number];

const isComplete: Readonly<Record<CreationStep, (request: DeclarationRequest) => boolean>> = {
  contact: ({ declarationId, contactDetails }) =>
    declarationId !== undefined &&
    contactDetails.age !== undefined &&
    Object.keys(checkContact(contactDetails)).length === 0,
  transport: (request) => Object.keys(checkTrip(request)).length === 0,
  products: (request) => declaredArticles(request).length > 0,
  check: () => false,
};

/** The first step with an answer missing; the summary when there is none. */
function firstIncompleteStep(request: DeclarationRequest): CreationStep {
  return creationSteps.find((step) => !isComplete[step](request)) ?? 'check';
}

function isReachable(step: CreationStep, request: DeclarationRequest): boolean {
  return creationSteps.indexOf(firstIncompleteStep(request)) >= creationSteps.indexOf(step);
}

/** Whether anything of a declaration was typed and not submitted. */
export function isBegun({ contactDetails, declarationId }: DeclarationRequest): boolean {
  // The country of the address is France until another one is chosen.
  const typed = contactFields.filter((field) => field !== 'addressCountry');
  return (
    declarationId !== undefined ||
    contactDetails.typedAge !== undefined ||
    typed.some((field) => contactDetails[field].trim() !== '')
  );
}

export type AgentDeclaration = Pick<DeclarationState, 'declarationAgentRequest' | 'declarationAgentResponse'>;

/** Where the work goes on: what waits to be sent, else the first step to answer. */
export function resumePath({ declarationAgentRequest, declarationAgentResponse }: AgentDeclaration): string {
  if (declarationAgentResponse.pending !== null) return creationPaths.sending;
  return creationPaths[firstIncompleteStep(declarationAgentRequest)];
}

/** Where a step leads when its turn has not come or is over; null when it may be shown. */
export function redirectOf(step: CreationStep, declaration: AgentDeclaration): string | null {
  const { declarationAgentRequest, declarationAgentResponse } = declaration;
  const isOver = declarationAgentResponse.pending !== null;
  return isOver || !isReachable(step, declarationAgentRequest) ? resumePath(declaration) : null;
}
