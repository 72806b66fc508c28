import { dayInParis } from '@retour/contract';
import { randomUuid } from '../lib/random-uuid';
import type { SimulatorState } from './app-state';
import { changeAppState } from './app-store';
import { type DeclarationIdentity, withRequest } from './declaration-actions';
import { declaredLists } from './declaration-request';
import type { ContactDetails, DeclarationState, SentDeclaration } from './declaration-state';
import { eraseDrafts } from './drafts/drafts';
import { initialContactDetails, initialDeclarationRequest } from './initial-declaration';

export type OwnDeclaration = Pick<DeclarationState, 'declarationRequest' | 'declarationResponse'>;

/** What was sent of these answers. */
export function sentOf({
  declarationRequest,
  declarationResponse,
}: OwnDeclaration): SentDeclaration | undefined {
  return declarationResponse.sent.find(({ id }) => id === declarationRequest.declarationId);
}

/** Whether these answers were sent for an arrival that is over: the next one has another flight. */
export function isTripOver(declaration: OwnDeclaration): boolean {
  const sent = sentOf(declaration);
  return sent !== undefined && sent.assessment.date < dayInParis(new Date());
}

/**
 * Who declares next may be somebody else of the same home, a child: the first name and the age are asked. A child is reached where
 * their parent is: the e-mail and the telephone stay, as the page that offers it says.
 */
export function nextContact(contactDetails: ContactDetails): ContactDetails {
  return { ...contactDetails, age: undefined, firstName: initialContactDetails.firstName };
}

/** The same answers under a new name, to be corrected and sent again; the simulation that they come from is declared under it. */
export function restartDeclaration(identity: DeclarationIdentity): void {
  changeAppState(({ simulator, declaration }) => {
    const { declarationRequest: request, declarationResponse } = declaration;
    if (declarationResponse.pending !== null) return {};
    const corrects = request.declarationId;
    const { simulatorRequest } = simulator;
    const isOfIt = corrects !== undefined && simulatorRequest.declarationId === corrects;
    const { declarationId } = isOfIt ? identity : simulatorRequest;
    return {
      simulator: { ...simulator, simulatorRequest: { ...simulatorRequest, declarationId } },
      declaration: withRequest(declaration, { ...request, ...identity, corrects, mayBeSent: undefined }),
    };
  });
}

/** A declaration for somebody else of the same trip: the trip, and what one home shares, are kept; the rest is asked. */
export function startNewDeclaration(): void {
  eraseDrafts('started-anew');
  eraseDrafts('basket-over', declaredLists);
  changeAppState(({ simulator, declaration }) => {
    if (declaration.declarationResponse.pending !== null) return {};
    const { contactDetails, meansOfTransportAndCountry, arrivalDay, border, defaultCurrency } =
      declaration.declarationRequest;
    return {
      simulator: withNameOfItsOwn(simulator, declaration),
      declaration: withRequest(declaration, {
        ...initialDeclarationRequest,
        contactDetails: nextContact(contactDetails),
        meansOfTransportAndCountry: {
          ...meansOfTransportAndCountry,
          ...(isTripOver(declaration) ? { flightNumber: '' } : {}),
        },
        arrivalDay,
        border,
        defaultCurrency,
      }),
    };
  });
}

/** A try of a declaration that is given up may be saved with the secret that goes with it: its name would never be taken again. */
function withNameOfItsOwn(simulator: SimulatorState, declaration: OwnDeclaration): SimulatorState {
  const { simulatorRequest } = simulator;
  const { declarationId } = declaration.declarationRequest;
  const isShared = declarationId !== undefined && simulatorRequest.declarationId === declarationId;
  if (!isShared || sentOf(declaration) !== undefined) return simulator;
  return { ...simulator, simulatorRequest: { ...simulatorRequest, declarationId: randomUuid() } };
}
