import type { AccessClaims, SimulationAnswer } from '@retour/contract';
import {
  type DeclarationRequest,
  initialAppState,
  type PendingSubmission,
  type SubmittedByAgent,
  useAppStore,
} from '../../../../store';
import { assessedBasket } from '../../../../store/testing/assessed-basket';

export const claire = '00000000-0000-4000-8000-000000000001';
export const hugo = '00000000-0000-4000-8000-000000000002';

export function tokenOf(userId: string): string {
  const email = 'agent@exemple.gouv.example';
  const claims: AccessClaims = {
    sub: userId,
    userId,
    email,
    isAgent: true,
    exp: 1_895_280_000,
    lastRefresh: false,
  };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}

const { declaration } = initialAppState;

/** Complete: it may be sent. */
export const completeRequest = {
  ...declaration.declarationAgentRequest,
  declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
  contactDetails: {
    ...declaration.declarationAgentRequest.contactDetails,
    age: 34,
    lastName: 'Martin',
    firstName: 'Chloé',
    address: '12 rue de l’Église',
    city: 'Paris',
    postalCode: '75011',
  },
  meansOfTransportAndCountry: { meansOfTransport: 'train', country: 'CH', flightNumber: '' },
  border: false,
  shoppingProducts: [{ id: 'a', productId: 'parfum', name: 'Parfum', value: 80, currency: 'EUR' }],
} as const satisfies DeclarationRequest;

export const pending: PendingSubmission = {
  date: '2026-11-21',
  shownTotal: 0,
  askedAt: '2026-11-21T08:00:00.000Z',
};

const assessment: SimulationAnswer = assessedBasket([]);

/** What is kept of one that was saved. */
export function savedDeclaration(id: string): SubmittedByAgent {
  return {
    id,
    publicId: 'RF-ABCD-2345',
    status: 'submitted',
    version: 2,
    submittedAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
    code: null,
    meanOfTransport: 'train',
    hasEmail: false,
    shownTotal: 0,
    assessment,
  };
}

interface AgentsDeclaration {
  readonly request?: DeclarationRequest | undefined;
  readonly pending?: PendingSubmission | undefined;
  readonly submitted?: SubmittedByAgent | undefined;
}

/** What an agent has in hand on this device, and nothing else. */
export function haveInHand({ request, pending: waiting, submitted }: AgentsDeclaration): void {
  useAppStore.setState({
    ...initialAppState,
    declaration: {
      ...declaration,
      declarationAgentRequest: request ?? declaration.declarationAgentRequest,
      declarationAgentResponse: {
        ...declaration.declarationAgentResponse,
        pending: waiting ?? null,
        submitted: submitted ?? null,
      },
    },
  });
}
