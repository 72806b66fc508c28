import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../../store';
import { tripText } from '../text/step-text';
import { TransportPage } from './transport-page';

beforeEach(() => vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined)));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('asks for the whole trip from its title on, where only the flight was asked', async () => {
  const { declaration } = initialAppState;
  const declarationRequest = {
    ...declaration.declarationRequest,
    carriedOver: true,
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
    meansOfTransportAndCountry: { meansOfTransport: 'plane', country: 'US', flightNumber: '' },
  } as const;
  useAppStore.setState({ ...initialAppState, declaration: { ...declaration, declarationRequest } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TransportPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/numéro de vol/);
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  await userEvent.click(screen.getByRole('button', { name: tripText.changeTrip }));
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toMatch(/^Comment et d/);
  expect(document.activeElement).toBe(title);
  expect(scroll).toHaveBeenCalledWith(0, 0);
});
