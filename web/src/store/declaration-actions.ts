import type { SimulationAnswer } from '@retour/contract';
import type { MeanOfTransport } from '@retour/core';
import { changeAppState } from './app-store';
import { type BasketArticle, withArticle, withoutArticle } from './basket';
import { declaredBasket, type TripChange, withDeclaredBasket, withTrip } from './declaration-request';
import type {
  ContactDetails,
  DeclarationRequest,
  DeclarationResponse,
  DeclarationState,
  PendingSubmission,
  SentDeclaration,
} from './declaration-state';
import type { SimulatorError } from './simulator-error';

/** The id of a declaration and the secret that shows whose it is, both made on this device. */
export interface DeclarationIdentity {
  readonly declarationId: string;
  readonly claimToken: string;
}

/** Confirms the age; the first time, names the declaration. */
export function answerDeclarantAge(age: number, identity: DeclarationIdentity): void {
  changeRequest((request) => ({
    ...(request.declarationId === undefined ? { ...request, ...identity } : request),
    contactDetails: { ...request.contactDetails, age },
  }));
}

export function changeContactDetails(fields: Partial<ContactDetails>): void {
  changeRequest((request) => ({ ...request, contactDetails: { ...request.contactDetails, ...fields } }));
}

/** @param arrivalDay YYYY-MM-DD; undefined is the day of the sending */
export function changeArrivalDay(arrivalDay: string | undefined): void {
  changeRequest((request) => ({ ...request, arrivalDay }));
}

export function changeDeclaredTrip(change: TripChange): void {
  changeRequest((request) => withTrip(request, change));
}

export function putDeclaredArticle(article: BasketArticle, before?: string): void {
  changeRequest((request) =>
    withDeclaredBasket(request, withArticle(declaredBasket(request), article, before)),
  );
}

export function removeDeclaredArticle(id: string): void {
  changeRequest((request) => withDeclaredBasket(request, withoutArticle(declaredBasket(request), id)));
}

export function saveDeclarationAnswer(answer: SimulationAnswer): void {
  changeResponse((response) => ({ ...response, answer, error: null }));
}

export function saveDeclarationError(error: SimulatorError): void {
  changeResponse((response) => ({ ...response, error }));
}

/** From here on the answers wait unchanged until the server has them. */
export function startSubmission(pending: PendingSubmission): void {
  changeRequest((request) => ({ ...request, mayBeSent: request.mayBeSent ?? false }));
  changeResponse((response) => (response.pending === null ? { ...response, pending } : response));
}

/** Gives the answers back to be changed. */
export function stopSubmission(): void {
  changeResponse((response) => ({ ...response, pending: null }));
}

/** The server has it: kept first among those sent, and nothing waits any more. */
export function saveSentDeclaration(sent: SentDeclaration): void {
  changeResponse((response) => ({
    ...response,
    error: null,
    pending: null,
    sent: [sent, ...response.sent.filter(({ id }) => id !== sent.id)],
  }));
}

/** What an agent may change of a declaration that was sent. */
interface SentNews
  extends Pick<
    SentDeclaration,
    | 'declarant'
    | 'status'
    | 'version'
    | 'updatedAt'
    | 'reason'
    | 'correction'
    | 'corrections'
    | 'reversed'
    | 'receipt'
    | 'reopened'
    | 'isCorrectionPending'
    | 'flightNumber'
  > {
  readonly meanOfTransport?: MeanOfTransport | undefined;
  readonly assessment?: SimulationAnswer | undefined;
  readonly code?: string | undefined;
}

/** Keeps what the server answers of a declaration already sent, where it stands; an older answer is dropped. */
export function refreshSentDeclaration(id: string, news: SentNews): void {
  changeResponse((response) => ({
    ...response,
    sent: response.sent.map((sent) =>
      sent.id === id && news.version >= sent.version
        ? {
            ...sent,
            declarant: news.declarant ?? sent.declarant,
            status: news.status,
            version: news.version,
            updatedAt: news.updatedAt,
            reason: news.reason,
            correction: news.correction,
            reversed: news.reversed,
            receipt: news.receipt,
            reopened: news.reopened,
            isCorrectionPending: news.isCorrectionPending,
            flightNumber: news.flightNumber,
            meanOfTransport: news.meanOfTransport ?? sent.meanOfTransport,
            // The answer to a change has the last one alone.
            corrections: news.corrections ?? sent.corrections,
            assessment: news.assessment ?? sent.assessment,
            code: news.code ?? sent.code,
          }
        : sent,
    ),
  }));
}

/** Shows another of the declarations sent from this device. */
export function showSentDeclaration(id: string): void {
  changeResponse((response) => ({
    ...response,
    sent: response.sent.toSorted((one, other) => Number(other.id === id) - Number(one.id === id)),
  }));
}

function changeRequest(change: (request: DeclarationRequest) => DeclarationRequest): void {
  changeAppState(({ declaration }) =>
    // A declaration on its way is not changed: what was sent and what is shown stay the same.
    declaration.declarationResponse.pending === null
      ? { declaration: withRequest(declaration, change(declaration.declarationRequest)) }
      : {},
  );
}

/** Other answers: what was computed of those before goes. */
export function withRequest(
  declaration: DeclarationState,
  declarationRequest: DeclarationRequest,
): DeclarationState {
  const { declarationResponse } = declaration;
  return {
    ...declaration,
    declarationRequest,
    declarationResponse: { ...declarationResponse, answer: null, error: null },
  };
}

function changeResponse(change: (response: DeclarationResponse) => DeclarationResponse): void {
  changeAppState(({ declaration }) => ({
    declaration: { ...declaration, declarationResponse: change(declaration.declarationResponse) },
  }));
}
