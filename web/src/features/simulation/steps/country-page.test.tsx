import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../../store';
import { stepText } from '../text/step-text';
import { CountryPage } from './country-page';

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/simulateur/configuration/etape3']}>
        <CountryPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  const { simulator } = initialAppState;
  const simulatorRequest = { ...simulator.simulatorRequest, age: 34, meanOfTransport: 'plane' } as const;
  useAppStore.setState({ ...initialAppState, simulator: { ...simulator, simulatorRequest } }, true);
  open();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('says of overseas France that it is not handled here, and where to go', async () => {
  await userEvent.type(screen.getByRole('combobox'), 'guadeloupe');
  expect(screen.getByText(/outre-mer n’est pas traité ici/)).toBeDefined();
  expect(screen.queryByText(/Aucun pays ne correspond/)).toBeNull();
  const link = screen.getByRole('link', { name: /outre-mer/ });
  expect(link.getAttribute('href')).toBe('/faqs?id=pays-particuliers');
});

it.each(['guadeloupe', 'guyane'])('refuses « %s » in words that can be followed', async (typed) => {
  await userEvent.type(screen.getByRole('combobox'), typed);
  await userEvent.click(screen.getByRole('button', { name: stepText.next }));
  expect(screen.getByRole('link', { name: /^Choisissez un autre pays\s: l’outre-mer/u })).toBeDefined();
  expect(screen.queryAllByText(/Choisissez un pays dans la liste/u)).toEqual([]);
});

it('says nothing more of overseas France once another country is chosen', async () => {
  await userEvent.type(screen.getByRole('combobox'), 'guadeloupe');
  await userEvent.click(screen.getByRole('button', { name: stepText.next }));
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'japon');
  expect(document.body.textContent).not.toMatch(/outre-mer|Choisissez un autre pays/u);
});

it.each(['France', 'Corse'])(
  'says of « %s » as it is typed that it is no country of purchase',
  async (typed) => {
    await userEvent.type(screen.getByRole('combobox'), typed);
    expect(screen.queryByText(/Aucun pays ne correspond/)).toBeNull();
    expect(screen.getByText(/autre pays que la France/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: stepText.next }));
    // In the summary and beside the field, as of any fault.
    expect(screen.getAllByText(/autre pays que la France/)).toHaveLength(2);
  },
);

it('says of a country that does not exist how to find one', async () => {
  await userEvent.type(screen.getByRole('combobox'), 'zzzz');
  expect(screen.getByText(/Aucun pays ne correspond/)).toBeDefined();
  expect(screen.queryByText(/outre-mer n’est pas traité ici/)).toBeNull();
});

it.each([
  ['coree', 'coree'],
  // Typed on the home page before the names of countries were there.
  ['thail', 'Thaïlande'],
])('finds « %s » again after another page, as « %s »', async (typed, found) => {
  await userEvent.type(screen.getByRole('combobox'), typed);
  cleanup();
  open();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe(found);
});
