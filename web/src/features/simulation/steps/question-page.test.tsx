import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, type SimulatorRequest, useAppStore } from '../../../store';
import { AgePage } from './age-page';
import { BorderPage } from './border-page';
import { CountryPage } from './country-page';
import { TransportPage } from './transport-page';

const answered: Partial<SimulatorRequest> = {
  age: 34,
  meanOfTransport: 'car',
  country: 'CH',
  border: true,
  shoppingProducts: [{ id: 'p', productId: 'parfum', name: 'Parfum', value: 12, currency: 'CHF' }],
};

beforeEach(() => vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(page: ReactNode): void {
  const { simulator } = initialAppState;
  const simulatorRequest = { ...simulator.simulatorRequest, ...answered };
  useAppStore.setState({ ...initialAppState, simulator: { ...simulator, simulatorRequest } }, true);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function typeAge(): Promise<void> {
  await userEvent.clear(screen.getByLabelText('Votre âge'));
  await userEvent.type(screen.getByLabelText('Votre âge'), '16');
  await press('Continuer');
}
async function typeCountry(): Promise<void> {
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'japon');
  await press('Continuer');
}
async function choose(name: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name }));
  await press('Continuer');
}

it.each([
  ['an age', <AgePage key="a" />, typeAge, { age: 16 }],
  [
    'a means of transport',
    <TransportPage key="t" />,
    () => choose(/Avion/),
    { meanOfTransport: 'plane', border: false },
  ],
  ['a country that was typed', <CountryPage key="c" />, typeCountry, { country: 'JP', border: false }],
  [
    'a country that was picked',
    <CountryPage key="p" />,
    () => press('Japon'),
    { country: 'JP', border: false },
  ],
  ['a frontier resident', <BorderPage key="b" />, () => choose(/^Non/), { border: false }],
])(
  'takes another answer and keeps the others, the basket with them: %s',
  async (_, page, answer, changed) => {
    open(page);
    await answer();
    expect(useAppStore.getState().simulator.simulatorRequest).toMatchObject({ ...answered, ...changed });
  },
);
