import { contactTexts } from '@retour/contract';
import { declarationStatuses } from '@retour/core';
import {
  isBoolean,
  isDay,
  isInstant,
  isNumber,
  isText,
  isUuid,
  listOf,
  nullable,
  numberThat,
  objectOf,
  oneOf,
  optional,
  textThat,
} from '../lib/shape';
import type {
  AgentDeclarationResponse,
  DeclarationRequest,
  DeclarationResponse,
  DeclarationState,
  LastTrip,
  PendingSubmission,
  SentDeclaration,
  ShownFirst,
  SubmittedByAgent,
} from './declaration-state';
import { fallbackCurrency } from './fallback-currency';
import { initialContactDetails } from './initial-declaration';
import { isSimulationAnswer } from './stored-answer';
import {
  isAge,
  isArticle,
  isCountry,
  isCurrency,
  isCustomArticle,
  isDegree,
  isError,
  isMeanOfTransport,
} from './stored-shapes';
import { invalidItems, read, type Stored, storedRecord, validItems } from './stored-value';

/** Longer than any field of the contract: what is typed is kept even when it is too long to be accepted. */
const isTyped = textThat((text) => text.length <= 1_000);
const isToken = textThat((token) => /^[\w-]{43,200}$/.test(token));

const isPending = objectOf<PendingSubmission>({
  date: isDay,
  shownTotal: isNumber,
  shownWords: optional(isText),
  shownLabel: optional(isText),
  shownFirst: optional(
    objectOf<ShownFirst>({ label: isText, isForbidden: isBoolean, sentences: listOf(isText) }),
  ),
  notDeclared: optional(listOf(isText)),
  onlyToShow: optional(listOf(isText)),
  askedAt: isInstant,
});

const isCorrection = objectOf<NonNullable<SentDeclaration['correction']>>({
  at: isInstant,
  reason: isText,
  handedOver: optional(isNumber),
});

const isReversed = objectOf<NonNullable<SentDeclaration['reversed']>>({
  settledAt: isInstant,
  receipt: optional(isText),
  amount: optional(isNumber),
});

const sentFields = {
  id: isUuid,
  publicId: isText,
  status: oneOf(declarationStatuses),
  version: numberThat(Number.isInteger),
  submittedAt: isInstant,
  updatedAt: isInstant,
  reason: optional(isText),
  correction: optional(isCorrection),
  corrections: optional(listOf(isCorrection)),
  reversed: optional(isReversed),
  isCorrectionPending: optional(isBoolean),
  code: nullable(isText),
  meanOfTransport: isMeanOfTransport,
  hasEmail: isBoolean,
  isMailWithheld: optional(isBoolean),
  isEarlierTry: optional(isBoolean),
  shownTotal: nullable(isNumber),
  shownWords: optional(isText),
  assessment: isSimulationAnswer,
};
const isSent = objectOf<Omit<SentDeclaration, 'receipt' | 'reopened'>>({
  ...sentFields,
  claimToken: isToken,
  declarant: optional(isTyped),
  flightNumber: optional(isTyped),
  notDeclared: optional(listOf(isText)),
  onlyToShow: optional(listOf(isText)),
});
const isSubmitted = objectOf<SubmittedByAgent>(sentFields);
const isLastTrip = objectOf<LastTrip>({
  meansOfTransport: optional(isMeanOfTransport),
  country: optional(isCountry),
  flightNumber: isTyped,
  border: optional(isBoolean),
  defaultCurrency: isCurrency,
});

/** The trip's means of transport used to be kept under the simulation's name. */
function withPresentName({ meanOfTransport, ...trip }: Stored): Stored {
  return { meansOfTransport: meanOfTransport, ...trip };
}

/** Reads whatever was stored of a declaration: keeps what is valid, and what was typed as it was typed. */
export function repairDeclaration(stored: Stored): DeclarationState {
  const declarationRequest = repairDeclarationRequest(storedRecord(stored.declarationRequest));
  const { unread, ...declarationAgentRequest } = repairDeclarationRequest(
    storedRecord(stored.declarationAgentRequest),
  );
  return {
    declarationRequest,
    declarationResponse: repairResponse(storedRecord(stored.declarationResponse), declarationRequest),
    declarationAgentRequest,
    declarationAgentResponse: repairAgentResponse(
      storedRecord(stored.declarationAgentResponse),
      declarationAgentRequest,
      unread,
    ),
  };
}

/** The articles of a request that cannot be read, those kept aside before included. */
export function unreadOf(stored: Stored, unlisted: unknown): { readonly unread?: readonly unknown[] } {
  const unread = [
    ...(Array.isArray(stored.unread) ? stored.unread : []),
    ...invalidItems(isArticle, stored.shoppingProducts),
    ...invalidItems(isCustomArticle, unlisted),
  ];
  return unread.length > 0 ? { unread } : {};
}

/** Empty where it cannot be read. */
export function nameOfUnread(article: unknown): string {
  return read(isText, storedRecord(article).name) ?? '';
}

export function repairDeclarationRequest(stored: Stored): DeclarationRequest {
  // They used to be kept under the simulation's name.
  const unlisted = stored.products ?? stored.customShoppingProducts;
  const contact = storedRecord(stored.contactDetails);
  const trip = withPresentName(storedRecord(stored.meansOfTransportAndCountry));
  return {
    declarationId: read(isUuid, stored.declarationId),
    claimToken: read(isToken, stored.claimToken),
    corrects: read(isUuid, stored.corrects),
    mayBeSent: read(isBoolean, stored.mayBeSent),
    contactDetails: {
      age: read(isAge, contact.age),
      ageIsMinimum: read(isBoolean, contact.ageIsMinimum),
      typedAge: read(isTyped, contact.typedAge),
      ...contactTexts((name) => read(isTyped, contact[name]) ?? ''),
      addressCountry: read(isCountry, contact.addressCountry) ?? initialContactDetails.addressCountry,
    },
    meansOfTransportAndCountry: {
      meansOfTransport: read(isMeanOfTransport, trip.meansOfTransport),
      country: read(isCountry, trip.country),
      flightNumber: read(isTyped, trip.flightNumber) ?? '',
    },
    arrivalDay: read(isDay, stored.arrivalDay),
    defaultCurrency: read(isCurrency, stored.defaultCurrency) ?? fallbackCurrency,
    border: read(isBoolean, stored.border),
    carriedOver: read(isBoolean, stored.carriedOver) ?? false,
    hasOwnLists: read(isBoolean, stored.hasOwnLists),
    alcoholDegree: read(isDegree, stored.alcoholDegree),
    shoppingProducts: validItems(isArticle, stored.shoppingProducts),
    products: validItems(isCustomArticle, unlisted),
    ...unreadOf(stored, unlisted),
  };
}

/** A submission only waits while the declaration that it is about is there. */
function repairResponse(stored: Stored, request: DeclarationRequest): DeclarationResponse {
  const isWhole = request.declarationId !== undefined && request.claimToken !== undefined;
  return {
    answer: read(isSimulationAnswer, stored.answer) ?? null,
    error: read(isError, stored.error) ?? null,
    pending: (isWhole ? read(isPending, stored.pending) : undefined) ?? null,
    sent: validItems(isSent, stored.sent),
  };
}

function repairAgentResponse(
  stored: Stored,
  { declarationId }: DeclarationRequest,
  unread: readonly unknown[] = [],
): AgentDeclarationResponse {
  return {
    answer: read(isSimulationAnswer, stored.answer) ?? null,
    error: read(isError, stored.error) ?? null,
    pending: (declarationId === undefined ? undefined : read(isPending, stored.pending)) ?? null,
    dropped: [...validItems(isText, stored.dropped), ...unread.map(nameOfUnread)],
    submitted: read(isSubmitted, stored.submitted) ?? null,
    lastTrip: read(isLastTrip, withPresentName(storedRecord(stored.lastTrip))) ?? null,
  };
}
