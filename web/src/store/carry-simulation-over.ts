import type { SimulatorRequest } from './app-state';
import { changeAppState } from './app-store';
import { isTripOver, nextContact, type OwnDeclaration, sentOf } from './carry-answers-over';
import { type DeclarationIdentity, withRequest } from './declaration-actions';
import { declaredLists, isSameTrip } from './declaration-request';
import type { ContactDetails, DeclarationRequest } from './declaration-state';
import { listDrafts } from './drafts/draft-table';
import { copyDrafts, eraseDrafts } from './drafts/drafts';
import { initialDeclarationRequest } from './initial-declaration';

/** Who declares what is taken over: as it was given. Once that declaration is sent, the next one may be somebody else's. */
export function carriedContact(declaration: OwnDeclaration): ContactDetails {
  const { contactDetails } = declaration.declarationRequest;
  return sentOf(declaration) === undefined ? contactDetails : nextContact(contactDetails);
}

/** The flight and the day are of the trip that they were given for, as long as it is not over. */
export function carriesTrip(declaration: OwnDeclaration, simulated: SimulatorRequest): boolean {
  return isSameTrip(declaration.declarationRequest, simulated) && !isTripOver(declaration);
}

/**
 * Takes the whole simulation over: trip and articles; who declares stays as it was. So does the name of a declaration that
 * is not known to be sent: an earlier try may have got through without an answer, and another name would make a second one. What
 * that declaration corrects is still worth nothing.
 */
export function carrySimulationOver(identity: DeclarationIdentity): void {
  changeAppState(({ simulator, declaration }) => {
    if (declaration.declarationResponse.pending !== null) return {};
    // What was left out of the articles that these replace gives its place too.
    eraseDrafts('basket-over', declaredLists);
    const hasOwnLists = copyDrafts(listDrafts, '', declaredLists);
    const { age, isAgeOfLink, meanOfTransport, country, border, ...simulated } = simulator.simulatorRequest;
    const { declarationId, claimToken, corrects, mayBeSent } = declaration.declarationRequest;
    const contactDetails = carriedContact(declaration);
    const {
      arrivalDay,
      meansOfTransportAndCountry: { flightNumber },
    } = carriesTrip(declaration, simulator.simulatorRequest)
      ? declaration.declarationRequest
      : initialDeclarationRequest;
    const isNew =
      sentOf(declaration) !== undefined || declarationId === undefined || claimToken === undefined;
    const request: DeclarationRequest = {
      ...(isNew ? identity : { declarationId, claimToken, corrects, mayBeSent }),
      contactDetails: { ...contactDetails, age: isAgeOfLink === true ? contactDetails.age : age },
      meansOfTransportAndCountry: {
        meansOfTransport: meanOfTransport,
        country,
        flightNumber,
      },
      arrivalDay,
      border,
      defaultCurrency: simulated.defaultCurrency,
      carriedOver: true,
      hasOwnLists,
      alcoholDegree: simulated.alcoholDegree,
      shoppingProducts: simulated.shoppingProducts,
      products: simulated.customShoppingProducts,
      unread: simulated.unread,
    };
    return { declaration: withRequest(declaration, request) };
  });
}
