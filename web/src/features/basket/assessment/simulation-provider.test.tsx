import { addDays, dayInParis } from '@retour/contract';
import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialAppState, saveSimulationError, saveSimulationResponse, useAppStore } from '../../../store';
import { LiveRegionProvider } from '../../../ui';
import { buildSimulationRequest } from '../request/build-simulation-request';
import { BasketProvider } from '../session/basket-provider';
import type { BasketSession } from '../session/basket-session';
import { createCalculator } from './calculator';
import { useSimulation } from './use-simulation';

const complete = {
  ...initialAppState.simulator.simulatorRequest,
  age: 34,
  meanOfTransport: 'plane',
  country: 'JP',
  border: false,
} as const;

const paths = { products: '/', basket: '/', result: '/', before: '/' };
const nothing = () => undefined;

function Result() {
  const { refusals, answer, request } = useSimulation();
  return (
    <>
      <p>{`${refusals.length} refus, ${answer === null ? 'sans' : 'avec'} réponse`}</p>
      <p>{`édition ${answer?.edition}`}</p>
      <p>{`calculé pour le ${answer?.date}, demandé pour le ${request?.date}`}</p>
    </>
  );
}

function open(request: BasketSession['request'], response: BasketSession['response'] = null): void {
  const session: BasketSession = {
    request,
    response,
    store: {
      put: nothing,
      remove: nothing,
      saveResponse: saveSimulationResponse,
      saveError: saveSimulationError,
    },
    paths,
    productsKicker: '',
    seeResult: '',
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveRegionProvider>
        <BasketProvider session={session}>
          <Result />
        </BasketProvider>
      </LiveRegionProvider>
    </QueryClientProvider>,
  );
}

const savedError = () => useAppStore.getState().simulator.error;

beforeEach(() => {
  useAppStore.setState(initialAppState, true);
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/api/')
      ? new Response('', { status: 503 })
      : Response.json(address.includes('products') ? products : currencies),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['no age', { age: undefined }],
  ['an age of zero', { age: 0 }],
  ['no transport', { meanOfTransport: undefined }],
  ['no country', { country: '' }],
  ['no answer about the border', { border: undefined }],
])('draws a basket with %s, and keeps « Bad simulator request » as the error', (_what, missing) => {
  open({ ...complete, ...missing });
  expect(screen.getByText('0 refus, sans réponse')).toBeDefined();
  expect(savedError()).toBe('Bad simulator request');
});

it('keeps no error of answers that are whole', async () => {
  open(complete);
  expect(await screen.findByText('0 refus, avec réponse', undefined, { timeout: 4_000 })).toBeDefined();
  expect(savedError()).toBeNull();
});

describe('the day of arrival', () => {
  const today = dayInParis(new Date());
  const tomorrow = addDays(today, 1);

  it.each([
    ['said for tomorrow', tomorrow, tomorrow, tomorrow],
    ['that is over', addDays(today, -1), today, undefined],
    ['that nobody said', undefined, today, undefined],
  ])('%s is that of the law and of what the server is asked', async (_what, date, computed, asked) => {
    open({ ...complete, date });
    expect(await screen.findByText(`calculé pour le ${computed}, demandé pour le ${asked}`)).toBeDefined();
  });

  it('of another month is computed by the server alone, whose rates it has', async () => {
    const ofToday = { ...currencies, validTo: today };
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.includes('/api/currency/')) return Response.json(ofToday);
      if (address.startsWith('/api/')) return new Response('', { status: 503 });
      return Response.json(address.includes('products') ? products : currencies);
    });
    const request = { ...complete, date: tomorrow };
    const next = { ...currencies, validTo: tomorrow } as CurrencyTable;
    const outcome = createCalculator(products as ProductCatalogue, next, tomorrow).assess(
      buildSimulationRequest(request, tomorrow),
    );
    open(request, outcome.kind === 'assessed' ? { ...outcome.answer, edition: 'du serveur' } : null);
    expect(await screen.findByText('édition du serveur')).toBeDefined();
  });
});
