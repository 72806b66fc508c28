import { addDays, dayInParis, type SimulationAnswer } from '@retour/contract';
import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useMemo } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialAppState, saveSimulationError, saveSimulationResponse, useAppStore } from '../../../store';
import { LiveRegionProvider } from '../../../ui';
import { buildSimulationRequest } from '../request/build-simulation-request';
import { BasketProvider } from '../session/basket-provider';
import type { BasketSession, BasketStore } from '../session/basket-session';
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

const store: BasketStore = {
  put: nothing,
  remove: nothing,
  saveResponse: saveSimulationResponse,
  saveError: saveSimulationError,
};

function Result() {
  const { refusals, answer, request, confirmation } = useSimulation();
  return (
    <>
      <p>{`${refusals.length} refus, ${answer === null ? 'sans' : 'avec'} réponse`}</p>
      <p>{`édition ${answer?.edition}, valeur ${answer?.totalValue}, ${confirmation.kind}`}</p>
      <p>{`interdit : ${answer?.shoppingProducts.some(({ restriction }) => restriction?.severity === 'forbidden')}`}</p>
      <p>{`calculé pour le ${answer?.date}, demandé pour le ${request?.date}`}</p>
    </>
  );
}

/** The simulation's basket, with what the server said of it last. */
function Simulated({ children }: { readonly children: ReactNode }) {
  const { simulatorRequest: request, simulatorResponse: response } = useAppStore(
    ({ simulator }) => simulator,
  );
  const session = useMemo<BasketSession>(
    () => ({ request, response, store, paths, productsKicker: '', seeResult: '' }),
    [request, response],
  );
  return <BasketProvider session={session}>{children}</BasketProvider>;
}

function open(request: BasketSession['request'], response: BasketSession['response'] = null): void {
  useAppStore.setState(({ simulator }) => ({
    simulator: { ...simulator, simulatorRequest: request, simulatorResponse: response },
  }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveRegionProvider>
        <Simulated>
          <Result />
        </Simulated>
      </LiveRegionProvider>
    </QueryClientProvider>,
  );
}

/** What the server answers of a basket, with these rates. */
function answerOf(
  request: BasketSession['request'],
  day: string,
  table: unknown = currencies,
): SimulationAnswer {
  const calculator = createCalculator(products as ProductCatalogue, table as CurrencyTable, day);
  const outcome = calculator.assess(buildSimulationRequest(request, day));
  if (outcome.kind === 'refused') throw new Error('The basket was expected to be assessed');
  return outcome.answer;
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
    const answer = answerOf(request, tomorrow, { ...currencies, validTo: tomorrow });
    open(request, { ...answer, totalValue: 12 });
    expect(await screen.findByText(`édition ${answer.edition}, valeur 12, confirmed`)).toBeDefined();
  });
});

describe('an answer of a law that this page does not know yet', () => {
  const today = dayInParis(new Date());
  const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12, currency: 'EUR' };
  const request = { ...complete, shoppingProducts: [perfume] };
  const known = answerOf(request, today);
  const banned: SimulationAnswer = {
    ...known,
    edition: 'du serveur',
    shoppingProducts: known.shoppingProducts.map((line) => ({
      ...line,
      restriction: { code: 'meat', severity: 'forbidden' },
    })),
  };
  const serve = (answer: SimulationAnswer): void => {
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.includes('/api/simulator/')) return Response.json(answer);
      if (address.startsWith('/api/')) return new Response('', { status: 503 });
      return Response.json(address.includes('products') ? products : currencies);
    });
  };
  const shown = (kind: string) => screen.findByText(kind, undefined, { timeout: 4_000 });

  it('is shown, and nothing else is: what it forbids may cost no cent more', async () => {
    serve(banned);
    open(request);
    expect(await shown('interdit : false')).toBeDefined();
    expect(await shown('interdit : true')).toBeDefined();
    expect(await shown('édition du serveur, valeur 12, confirmed')).toBeDefined();
  });

  it('is asked again where it was kept: this page may be the newer one', async () => {
    serve(known);
    open(request, { ...banned, edition: 'gardée' });
    expect(await shown(`édition ${known.edition}, valeur 12, confirmed`)).toBeDefined();
    expect(useAppStore.getState().simulator.simulatorResponse?.edition).toBe(known.edition);
  });
});
