import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../../store';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { answerJson, servedDeclaration } from '../confirmation/testing/served-declaration';
import { startOutbox } from './outbox';

const declaration = initialAppState.declaration;
const declarationRequest = {
  ...declaration.declarationRequest,
  declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
  claimToken: 'a'.repeat(43),
  contactDetails: {
    ...declaration.declarationRequest.contactDetails,
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
} as const;
const pending = { date: '2026-11-21', shownTotal: 0, askedAt: '2026-11-21T08:00:00.000Z' };
const refusal = { type: 'x', title: 'Non', status: 422, detail: 'Ce pays n’est pas accepté.', code: 'x' };

const fetchMock = vi.fn<typeof fetch>();
const response = () => useAppStore.getState().declaration.declarationResponse;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  useAppStore.setState(initialAppState, true);
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the body that the server refused with, and lets the declaration wait', async () => {
  fetchMock.mockImplementation(async () =>
    Response.json(refusal, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
  );
  startOutbox();
  useAppStore.setState({
    declaration: {
      ...declaration,
      declarationRequest,
      declarationResponse: { ...declaration.declarationResponse, pending },
    },
  });
  await vi.waitFor(() => expect(response().error).toEqual(refusal));
  expect(response().pending).toEqual(pending);
  expect(String(fetchMock.mock.calls[0]?.[0])).toContain(declarationRequest.declarationId);
});

it.each([
  ['an earlier version, which may have sent it', undefined, true],
  ['this one, which surely did not', false, false],
])('knows what the refusal of a declaration says that was kept by %s', async (_, kept, mayBeSent) => {
  fetchMock.mockImplementation(async () =>
    Response.json(refusal, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
  );
  startOutbox();
  useAppStore.setState({
    declaration: {
      ...declaration,
      declarationRequest: { ...declarationRequest, mayBeSent: kept },
      declarationResponse: { ...declaration.declarationResponse, pending },
    },
  });
  await vi.waitFor(() => expect(response().error).toEqual(refusal));
  expect(useAppStore.getState().declaration.declarationRequest.mayBeSent).toBe(mayBeSent);
});

it.each([
  ['keeps the name of the declaration for', 'train', true],
  ['gives another name to', 'car', false],
] as const)('%s the simulation, of a return by %s', async (_, meanOfTransport, isDeclared) => {
  const { declarationId, shoppingProducts } = declarationRequest;
  fetchMock.mockImplementation(async () =>
    answerJson(servedDeclaration(sentDeclaration({ id: declarationId }), {})),
  );
  startOutbox();
  const { simulator } = initialAppState;
  const trip = { age: 34, meanOfTransport, country: 'CH', border: false } as const;
  const simulatorRequest = { ...simulator.simulatorRequest, ...trip, declarationId, shoppingProducts };
  useAppStore.setState({
    simulator: { ...simulator, simulatorRequest },
    declaration: {
      ...declaration,
      declarationRequest,
      declarationResponse: { ...declaration.declarationResponse, pending },
    },
  });
  await vi.waitFor(() => expect(response().sent).toHaveLength(1));
  const named = useAppStore.getState().simulator.simulatorRequest.declarationId;
  expect(named === declarationId).toBe(isDeclared);
});
