import type { SimulationAnswer, TypedContactName } from '@retour/contract';
import type { DeclarationStatus, MeanOfTransport } from '@retour/core';
import type { CustomShoppingProduct, ShoppingProduct } from './shopping-product';
import type { SimulatorError } from './simulator-error';

/** The declarant's fields as they are typed; complete only once the contract accepts them. */
export interface ContactDetails extends Readonly<Record<TypedContactName, string>> {
  readonly age?: number | undefined;
  /** An agent said « 18 ans ou plus »: the age is the least that it may be. */
  readonly ageIsMinimum?: boolean | undefined;
  /** The exact age that an agent is typing; absent once it is confirmed as the age. */
  readonly typedAge?: string | undefined;
}

export interface MeansOfTransportAndCountry {
  readonly meansOfTransport?: MeanOfTransport | undefined;
  readonly country?: string | undefined;
  /** As typed. */
  readonly flightNumber: string;
}

/** A traveller's declaration in the making (specification §3). */
export interface DeclarationRequest {
  /** UUID made on the age step. */
  readonly declarationId?: string | undefined;
  /** Shows the server that the declaration is this device's. */
  readonly claimToken?: string | undefined;
  /** Id of the declaration sent whose answers these were, once it is cancelled to be corrected; of an agent's, its own once it may have been saved. */
  readonly corrects?: string | undefined;
  /** A try left that the server did not surely refuse: it may be sent, under its id; of an agent's, `corrects` says so. Absent until it is sent, and from what older versions kept. */
  readonly mayBeSent?: boolean | undefined;
  readonly contactDetails: ContactDetails;
  readonly meansOfTransportAndCountry: MeansOfTransportAndCountry;
  /** Day of arrival said by who does not arrive on the day of the sending, YYYY-MM-DD; a day that is over says nothing more. */
  readonly arrivalDay?: string | undefined;
  readonly defaultCurrency: string;
  readonly border?: boolean | undefined;
  /** The trip comes from a simulation: only what it lacks is asked. */
  readonly carriedOver: boolean;
  /** The lists typed for that simulation were copied with its articles; an earlier version left both the same ones. */
  readonly hasOwnLists?: boolean | undefined;
  readonly alcoholDegree?: number | undefined;
  readonly shoppingProducts: readonly ShoppingProduct[];
  /** Articles that no entry of the nomenclature describes. */
  readonly products: readonly CustomShoppingProduct[];
  /** Articles kept in a way that is not understood, as they are, until they are told. */
  readonly unread?: readonly unknown[] | undefined;
}

export interface ShownFirst {
  readonly label: string;
  readonly isForbidden: boolean;
  readonly sentences: readonly string[];
}

/** The traveller pressed « Envoyer »: the answers wait unchanged until the server has them. */
export interface PendingSubmission {
  /** Day of arrival that is declared, YYYY-MM-DD in Paris. */
  readonly date: string;
  /** What the traveller saw when sending, in euros. */
  readonly shownTotal: number;
  /** The same as it was written: « au moins 12,50 € », « À évaluer ». */
  readonly shownWords?: string | undefined;
  /** What was read over the amount, where it leaves articles out. */
  readonly shownLabel?: string | undefined;
  /** What was read before the amount, and over it, while something in the basket is restricted. */
  readonly shownFirst?: ShownFirst | undefined;
  /** What was typed in its lists and no article counts. */
  readonly notDeclared?: readonly string[] | undefined;
  /** Of that, what no correction can add: it may not enter, or its age is not reached. */
  readonly onlyToShow?: readonly string[] | undefined;
  /** ISO 8601. */
  readonly askedAt: string;
}

interface CorrectionMade {
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
  /** Of one that changed nothing else: how many articles it recorded as handed over. */
  readonly handedOver?: number | undefined;
}

interface ReversedOnce {
  /** ISO 8601. */
  readonly settledAt: string;
  /** The number of the receipt that is void. */
  readonly receipt?: string | undefined;
  /** What had been paid, or 0; absent from what older versions kept. */
  readonly amount?: number | undefined;
}

/** What is kept of a declaration that the server acknowledged. */
export interface SentDeclaration {
  readonly id: string;
  readonly claimToken: string;
  readonly publicId: string;
  /** First and last names, where several people declare from one device; absent from what older versions kept. */
  readonly declarant?: string | undefined;
  readonly status: DeclarationStatus;
  readonly version: number;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly updatedAt: string;
  /** Why an agent refused it. */
  readonly reason?: string | undefined;
  /** The last correction of its articles by an agent. */
  readonly correction?: CorrectionMade | undefined;
  /** All of them, oldest first, as far as they were read. */
  readonly corrections?: readonly CorrectionMade[] | undefined;
  /** A payment that a supervisor reversed, or a closing; absent from what older versions kept. */
  readonly reversed?: ReversedOnce | undefined;
  /**
   * What was collected of it, as whoever keeps it wrote it: a void payment has none. Of a shape that is checked where it is shown: the
   * first page, which repairs the rest, has no use for it.
   */
  readonly receipt?: unknown;
  /** That its control was taken up again, of a shape that is checked where it is shown. */
  readonly reopened?: unknown;
  /** A second agent has a correction of it to decide. */
  readonly isCorrectionPending?: boolean | undefined;
  /** Text of the QR code. */
  readonly code: string | null;
  readonly meanOfTransport: MeanOfTransport;
  /** Absent from what older versions kept, until the server is asked again. */
  readonly flightNumber?: string | undefined;
  readonly hasEmail: boolean;
  /** No confirmation was sent there: too many were asked for. */
  readonly isMailWithheld?: boolean | undefined;
  /** An earlier try had got through: what was changed since is not in it. */
  readonly isEarlierTry?: boolean | undefined;
  readonly shownTotal: number | null;
  /** The same as it was written; absent from what older versions kept. */
  readonly shownWords?: string | undefined;
  /** What was typed in its lists and no article of it counts. */
  readonly notDeclared?: readonly string[] | undefined;
  readonly onlyToShow?: readonly string[] | undefined;
  /** Frozen by the server at submission. */
  readonly assessment: SimulationAnswer;
}

export interface DeclarationResponse {
  /** What the server computed of the draft's articles. */
  readonly answer: SimulationAnswer | null;
  readonly error: SimulatorError;
  readonly pending: PendingSubmission | null;
  /** The one being shown first. */
  readonly sent: readonly SentDeclaration[];
}

/** What is kept of a declaration that an agent submitted: nothing of the person. */
export type SubmittedByAgent = Omit<
  SentDeclaration,
  'claimToken' | 'declarant' | 'flightNumber' | 'notDeclared' | 'onlyToShow' | 'receipt' | 'reopened'
>;

/** The trip of the last declaration submitted, proposed for the next traveller of the same flight. */
export interface LastTrip extends MeansOfTransportAndCountry {
  readonly border?: boolean | undefined;
  readonly defaultCurrency: string;
}

/** What an agent's declaration has become (specification §3): the answer carries the taxes apart. */
export interface AgentDeclarationResponse {
  readonly answer: SimulationAnswer | null;
  readonly error: SimulatorError;
  readonly pending: PendingSubmission | null;
  /** Names of the articles taken out of the basket, because they are not offered at the age or for the country chosen or cannot be read; empty where the name cannot. */
  readonly dropped: readonly string[];
  readonly submitted: SubmittedByAgent | null;
  readonly lastTrip: LastTrip | null;
}

export interface DeclarationState {
  readonly declarationRequest: DeclarationRequest;
  readonly declarationResponse: DeclarationResponse;
  /** The same shape, without the traveller's secret: an agent is known by their session. */
  readonly declarationAgentRequest: DeclarationRequest;
  readonly declarationAgentResponse: AgentDeclarationResponse;
}
