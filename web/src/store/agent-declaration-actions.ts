import type { SimulationAnswer } from '@retour/contract';
import { changeAppState } from './app-store';
import { type BasketArticle, withArticle, withoutArticle } from './basket';
import { declaredBasket, type TripChange, withDeclaredBasket, withTrip } from './declaration-request';
import type {
  AgentDeclarationResponse,
  ContactDetails,
  DeclarationRequest,
  LastTrip,
  PendingSubmission,
  SubmittedByAgent,
} from './declaration-state';
import { eraseDrafts } from './drafts/drafts';
import { initialAgentResponse, initialDeclarationRequest } from './initial-declaration';
import type { SimulatorError } from './simulator-error';

/** Confirms who declares; the first time, names the declaration. */
export function confirmAgentContact(
  { age, ageIsMinimum }: Required<Pick<ContactDetails, 'age' | 'ageIsMinimum'>>,
  declarationId: string,
): void {
  changeRequest((request) => ({
    ...request,
    declarationId: request.declarationId ?? declarationId,
    contactDetails: { ...request.contactDetails, age, ageIsMinimum, typedAge: undefined },
  }));
}

export function changeAgentContact(fields: Partial<ContactDetails>): void {
  changeRequest((request) => ({ ...request, contactDetails: { ...request.contactDetails, ...fields } }));
}

export function changeAgentTrip(change: TripChange): void {
  changeRequest((request) => withTrip(request, change));
}

export function putAgentArticle(article: BasketArticle, before?: string): void {
  changeRequest((request) =>
    withDeclaredBasket(request, withArticle(declaredBasket(request), article, before)),
  );
}

export function removeAgentArticle(id: string): void {
  changeRequest((request) => withDeclaredBasket(request, withoutArticle(declaredBasket(request), id)));
}

/** Takes articles out of the basket and keeps their names, to be told. */
export function dropAgentArticles(articles: readonly Pick<BasketArticle, 'id' | 'name'>[]): void {
  changeRequest((request) =>
    withDeclaredBasket(
      request,
      articles.reduce((basket, { id }) => withoutArticle(basket, id), declaredBasket(request)),
    ),
  );
  const names = new Set(articles.map(({ name }) => name));
  changeResponse(({ dropped, ...response }) => ({
    ...response,
    dropped: [...dropped, ...[...names].filter((name) => !dropped.includes(name))],
  }));
}

/** The agent has read which articles were taken out. */
export function forgetDroppedArticles(): void {
  changeResponse((response) => ({ ...response, dropped: [] }));
}

export function saveAgentAnswer(answer: SimulationAnswer): void {
  changeResponse((response) => ({ ...response, answer, error: null }));
}

export function saveAgentError(error: SimulatorError): void {
  changeResponse((response) => ({ ...response, error }));
}

/** From here on the answers wait unchanged until the server has them. */
export function startAgentSubmission(pending: PendingSubmission): void {
  changeResponse((response) => (response.pending === null ? { ...response, pending } : response));
}

/** Gives the answers back to be changed. */
export function stopAgentSubmission(): void {
  changeResponse((response) => ({ ...response, pending: null }));
}

/** The server has it: nothing of the person stays on the device, only the trip for the next one. */
export function saveAgentSubmission(submitted: SubmittedByAgent): void {
  eraseDrafts('started-anew');
  changeAppState(({ declaration }) => ({
    declaration: {
      ...declaration,
      declarationAgentRequest: initialDeclarationRequest,
      declarationAgentResponse: {
        ...initialAgentResponse,
        submitted,
        lastTrip: tripOf(declaration.declarationAgentRequest),
      },
    },
  }));
}

function tripOf(request: DeclarationRequest): LastTrip {
  const { meansOfTransportAndCountry, border, defaultCurrency } = request;
  return { ...meansOfTransportAndCountry, border, defaultCurrency };
}

/** An empty declaration; the trip of the last one submitted stays, to be proposed. */
export function startNewAgentDeclaration(): void {
  eraseDrafts('started-anew');
  changeAppState(({ declaration }) => ({
    declaration: {
      ...declaration,
      declarationAgentRequest: initialDeclarationRequest,
      declarationAgentResponse: {
        ...initialAgentResponse,
        lastTrip: declaration.declarationAgentResponse.lastTrip,
      },
    },
  }));
}

/** Leaves nothing of the agent's declarations on the device, in every tab: for « Effacer » and at logout. */
export function clearAgentDeclaration(): void {
  eraseDrafts('started-anew');
  changeAppState(({ declaration }) => ({
    declaration: {
      ...declaration,
      declarationAgentRequest: initialDeclarationRequest,
      declarationAgentResponse: initialAgentResponse,
    },
  }));
}

function changeRequest(change: (request: DeclarationRequest) => DeclarationRequest): void {
  changeAppState(({ declaration }) =>
    // A declaration on its way is not changed: what was sent and what is shown stay the same.
    declaration.declarationAgentResponse.pending === null
      ? {
          declaration: {
            ...declaration,
            declarationAgentRequest: change(declaration.declarationAgentRequest),
            declarationAgentResponse: { ...declaration.declarationAgentResponse, answer: null, error: null },
          },
        }
      : {},
  );
}

function changeResponse(change: (response: AgentDeclarationResponse) => AgentDeclarationResponse): void {
  changeAppState(({ declaration }) => ({
    declaration: { ...declaration, declarationAgentResponse: change(declaration.declarationAgentResponse) },
  }));
}
