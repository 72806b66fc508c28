import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { type DeclarationRequest, initialAppState, useAppStore } from '../../../../store';
import { initialContactDetails } from '../../../../store/initial-declaration';
import { LiveRegionProvider } from '../../../../ui';
import { readReference } from '../../../reference/testing/read-reference';
import { Purchases } from '../purchases';

const declared: DeclarationRequest = {
  ...initialAppState.declaration.declarationRequest,
  declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
  claimToken: 'a'.repeat(43),
  contactDetails: {
    ...initialContactDetails,
    age: 34,
    lastName: 'Martin',
    firstName: 'Anne',
    address: '1 rue des Lilas',
    city: 'Lyon',
    postalCode: '69001',
    email: 'anne@example.org',
    phoneNumber: '0612345678',
  },
  meansOfTransportAndCountry: { meansOfTransport: 'train', country: 'GB', flightNumber: '' },
  border: false,
};

/** The pages of the articles, for Anne Martin, who gave everything but these, without an answer of the server. */
export function showPurchases(
  changes: Partial<DeclarationRequest> = {},
  path = '/declaration/produits',
): void {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  useAppStore.setState(({ declaration }) => ({
    declaration: { ...declaration, declarationRequest: { ...declared, ...changes } },
  }));
  render(
    <QueryClientProvider client={readReference()}>
      <MemoryRouter initialEntries={[path]}>
        <LiveRegionProvider>
          <main>
            <Purchases />
          </main>
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
