import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type DeclarationRequest,
  initialAppState,
  type MeansOfTransportAndCountry,
  useAppStore,
} from '../../../store';
import { stepText, tripText } from '../text/step-text';
import { TransportPage } from './transport-page';

beforeEach(() => vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined)));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(trip: Partial<MeansOfTransportAndCountry>, changes: Partial<DeclarationRequest> = {}): void {
  const { declaration } = initialAppState;
  const declarationRequest = {
    ...declaration.declarationRequest,
    declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
    claimToken: 'a'.repeat(43),
    contactDetails: {
      ...declaration.declarationRequest.contactDetails,
      age: 34,
      lastName: 'Martin',
      firstName: 'Anne',
      address: '1 rue des Lilas',
      city: 'Lyon',
      postalCode: '69001',
      email: 'anne@example.org',
      phoneNumber: '0612345678',
    },
    meansOfTransportAndCountry: { flightNumber: '', ...trip },
    ...changes,
  };
  useAppStore.setState({ ...initialAppState, declaration: { ...declaration, declarationRequest } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TransportPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('asks for the whole trip from its title on, where only the flight was asked', async () => {
  show({ meansOfTransport: 'plane', country: 'US' }, { carriedOver: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/numéro de vol/);
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  await userEvent.click(screen.getByRole('button', { name: tripText.changeTrip }));
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toMatch(/^Comment et d/);
  expect(document.activeElement).toBe(title);
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

it('refuses overseas France, of which the field hands up nothing, in words that can be followed', async () => {
  show({ meansOfTransport: 'train' });
  await userEvent.type(screen.getByRole('combobox'), 'guadeloupe');
  await userEvent.click(screen.getByRole('button', { name: stepText.next }));
  expect(screen.getByRole('link', { name: /^Choisissez un autre pays\s: l’outre-mer/u })).toBeDefined();
  expect(screen.queryAllByText(/Choisissez un pays dans la liste/u)).toEqual([]);
});

it('finds the letters of a country again after another page, and refuses them as if just typed', async () => {
  show({ meansOfTransport: 'car' });
  await userEvent.type(screen.getByRole('combobox'), 'guadeloupe');
  cleanup();
  show({ meansOfTransport: 'car' });
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('guadeloupe');
  await userEvent.click(screen.getByRole('button', { name: stepText.next }));
  expect(screen.getByRole('link', { name: /^Choisissez un autre pays\s: l’outre-mer/u })).toBeDefined();
});
