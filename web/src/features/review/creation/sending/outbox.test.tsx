import type { AccessClaims } from '@retour/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../../../lib/session';
import { initialAppState, useAppStore } from '../../../../store';
import { takeWorkOver } from '../../../../store/drafts/work-owner';
import { startOutbox, tryNow } from './outbox';

const claire = '00000000-0000-4000-8000-000000000001';
const hugo = '00000000-0000-4000-8000-000000000002';

function tokenOf(userId: string): string {
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
const declarationAgentRequest = {
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
} as const;
const pending = { date: '2026-11-21', shownTotal: 0, askedAt: '2026-11-21T08:00:00.000Z' };
const refusal = { type: 'x', title: 'Non', status: 422, detail: 'Ce pays n’est pas accepté.', code: 'x' };

const fetchMock = vi.fn<typeof fetch>();
const error = () => useAppStore.getState().declaration.declarationAgentResponse.error;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () =>
    Response.json(refusal, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
  );
  useAppStore.setState(initialAppState, true);
});

afterEach(() => {
  clearTokens();
  vi.unstubAllGlobals();
});

it('sends in the name of whoever prepared it alone: not of a colleague who has just signed in', async () => {
  takeWorkOver(claire);
  saveTokens({ accessToken: tokenOf(hugo), refreshToken: 'r' });
  startOutbox();
  useAppStore.setState({
    declaration: {
      ...declaration,
      declarationAgentRequest,
      declarationAgentResponse: { ...declaration.declarationAgentResponse, pending },
    },
  });
  await vi.waitFor(() => expect(error()).toMatchObject({ code: 'session-ended' }));
  expect(fetchMock).not.toHaveBeenCalled();

  saveTokens({ accessToken: tokenOf(claire), refreshToken: 'r' });
  tryNow();
  await vi.waitFor(() => expect(error()).toEqual(refusal));
  const [[address, init] = []] = fetchMock.mock.calls;
  expect(String(address)).toContain(declarationAgentRequest.declarationId);
  expect(new Headers(init?.headers).get('authorization')).toContain(tokenOf(claire));
});
