import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, type MemoryRouterProps, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { type BasketArticle, type DeclarationRequest, initialAppState, useAppStore } from '../../../../store';
import { LiveRegionProvider } from '../../../../ui';
import { readNamedPage } from '../../../basket/products/named-page';
import { readReference } from '../../../reference/testing/read-reference';
import { CreationPurchases } from '../purchases/creation-purchases';

function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <output data-testid="address">
      {pathname}
      {search} {readNamedPage(state).name}
    </output>
  );
}

/** The agents' pages that compute, at an address, for a traveller who comes by plane from the United States. */
export function showCreation(
  path: NonNullable<MemoryRouterProps['initialEntries']>[number],
  articles: readonly BasketArticle[] = [],
  age = 34,
): void {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  const { declaration } = initialAppState;
  const declarationAgentRequest: DeclarationRequest = {
    ...declaration.declarationAgentRequest,
    declarationId: '00000000-0000-4000-8000-000000000001',
    contactDetails: {
      ...declaration.declarationAgentRequest.contactDetails,
      age,
      lastName: 'Dupont',
      firstName: 'Élodie',
      address: '1 rue des Lilas',
      city: 'Paris',
      postalCode: '75011',
      addressCountry: 'FR',
    },
    meansOfTransportAndCountry: { meansOfTransport: 'plane', country: 'US', flightNumber: 'AF123' },
    border: false,
    shoppingProducts: articles.flatMap(({ productId, ...article }) =>
      productId === null ? [] : [{ ...article, productId }],
    ),
    products: articles.flatMap(({ productId, ...article }) =>
      productId === null ? [{ ...article, productId }] : [],
    ),
  };
  useAppStore.setState({ ...initialAppState, declaration: { ...declaration, declarationAgentRequest } });
  render(
    <QueryClientProvider client={readReference()}>
      <MemoryRouter initialEntries={[path]}>
        <LiveRegionProvider>
          <main>
            <Routes>
              <Route path="/agent/declaration/ajout/*" element={<CreationPurchases />} />
            </Routes>
          </main>
        </LiveRegionProvider>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
