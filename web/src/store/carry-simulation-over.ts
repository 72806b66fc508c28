import { changeAppState } from './app-store';
import { type DeclarationIdentity, withRequest } from './declaration-actions';
import { declaredLists, isSameTrip } from './declaration-request';
import type { ContactDetails, DeclarationRequest, DeclarationState } from './declaration-state';
import { listDrafts } from './drafts/draft-table';
import { copyDrafts, eraseDrafts } from './drafts/drafts';
import { initialContactDetails, initialDeclarationRequest } from './initial-declaration';

type OwnDeclaration = Pick<DeclarationState, 'declarationRequest' | 'declarationResponse'>;

function isSent({ declarationRequest, declarationResponse }: OwnDeclaration): boolean {
  return declarationResponse.sent.some(({ id }) => id === declarationRequest.declarationId);
}

/**
 * Who declares what is taken over: as it was given. Once that declaration is sent, the next one may be somebody else's of the same
 * home, a child's: its first name and its age are asked, as `startNewDeclaration` does.
 */
export function carriedContact(declaration: OwnDeclaration): ContactDetails {
  const { contactDetails } = declaration.declarationRequest;
  return isSent(declaration)
    ? { ...contactDetails, age: undefined, firstName: initialContactDetails.firstName }
    : contactDetails;
}

/**
 * Takes the whole simulation over: trip and articles; who declares stays as it was. So does the name of a declaration that
 * is not known to be sent: an earlier try may have got through without an answer, and another name would make a second one.
 */
export function carrySimulationOver(identity: DeclarationIdentity): void {
  changeAppState(({ simulator, declaration }) => {
    if (declaration.declarationResponse.pending !== null) return {};
    // What was left out of the articles that these replace gives its place too.
    eraseDrafts('basket-over', declaredLists);
    const hasOwnLists = copyDrafts(listDrafts, '', declaredLists);
    const { age, isAgeOfLink, meanOfTransport, country, border, ...simulated } = simulator.simulatorRequest;
    const { declarationId, claimToken } = declaration.declarationRequest;
    const contactDetails = carriedContact(declaration);
    // The flight and the day are of the trip that they were given for.
    const {
      arrivalDay,
      meansOfTransportAndCountry: { flightNumber },
    } = isSameTrip(declaration.declarationRequest, simulator.simulatorRequest)
      ? declaration.declarationRequest
      : initialDeclarationRequest;
    const isNew = isSent(declaration) || declarationId === undefined || claimToken === undefined;
    const request: DeclarationRequest = {
      ...(isNew ? identity : { declarationId, claimToken }),
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
    };
    return { declaration: withRequest(declaration, request) };
  });
}
