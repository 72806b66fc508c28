import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, startNewSimulation, useAppStore } from '../../../store';
import { LiveRegionProvider } from '../../../ui';
import { BeforeBuyingPage } from './before-buying-page';

vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 10_000 };
const trip = { age: 34, meanOfTransport: 'plane', country: 'US', border: false } as const;

function open(): void {
  const { simulator } = initialAppState;
  useAppStore.setState({
    ...initialAppState,
    simulator: { ...simulator, simulatorRequest: { ...simulator.simulatorRequest, ...trip } },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LiveRegionProvider>
          <BeforeBuyingPage />
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, 'http://localhost');
    if (pathname.startsWith('/api/simulator')) return new Promise<Response>(() => undefined);
    return Response.json(pathname.includes('product') ? products : currencies);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Article/u }, patience);

it('keeps the product chosen over a reload, until another simulation is begun', async () => {
  open();
  await userEvent.type(await field(), 'parfum');
  await userEvent.click(await screen.findByRole('option', { name: 'Parfum' }, patience));
  expect(await screen.findByRole('button', { name: 'Ajouter au panier' }, patience)).toBeDefined();
  cleanup();
  open();
  expect((await field()).value).toBe('Parfum');
  expect(await screen.findByRole('button', { name: 'Ajouter au panier' }, patience)).toBeDefined();
  cleanup();
  startNewSimulation();
  open();
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(screen.queryByRole('button', { name: 'Ajouter au panier' })).toBeNull();
});

it.each(['fromage', 'contrefaçon'])(
  'says of « %s » that the law has a word on it, before any price',
  async (name) => {
    open();
    await userEvent.type(await field(), name);
    const title = await screen.findByRole(
      'heading',
      { name: /interdit|réglementé|Ne l.achetez pas/u },
      patience,
    );
    expect(title).toBeDefined();
    expect(screen.queryByText(/Tapez un prix/u)).toBeNull();
  },
);

it('says of a name that no article has it', async () => {
  open();
  await userEvent.type(await field(), 'zzzqqq');
  expect(await screen.findByText(/^Aucun article de ce nom/u, {}, patience)).toBeDefined();
  expect(screen.getByText(/Tapez un prix/u)).toBeDefined();
});
