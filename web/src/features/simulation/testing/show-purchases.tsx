import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { type BasketArticle, initialAppState, type SimulatorRequest, useAppStore } from '../../../store';
import { LiveRegionProvider } from '../../../ui';
import { confirmationText } from '../../basket/text/summary-text';
import { readReference } from '../../reference/testing/read-reference';
import { SimulationPurchases } from '../purchases/simulation-purchases';
import { SimulationRoutes } from '../simulation-routes';
import { CountryPage } from '../steps/country-page';

/** A whole page with all its data: slow on a machine that does much at once. */
vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 10_000 };
const traveller = { age: 34, meanOfTransport: 'plane', country: 'US', border: false } as const;

/** What each page that was shown left in the history of the tab, where nothing can be erased. */
export const historyStates: unknown[] = [];

function Address() {
  const { pathname, search, state } = useLocation();
  historyStates.push(state);
  return <output data-testid="address">{pathname + search}</output>;
}

/** The application's own pages and data, on a device that the server leaves without an answer. */
export function showPurchases(
  path: `/simulateur/${'produits' | 'panier' | 'recapitulatif'}${string}`,
  articles: readonly (Omit<BasketArticle, 'id'> & { readonly id?: string })[],
  answers: Partial<SimulatorRequest> = {},
  state: unknown = null,
): void {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  const simulatorRequest: SimulatorRequest = {
    ...initialAppState.simulator.simulatorRequest,
    ...traveller,
    ...answers,
    shoppingProducts: articles.flatMap((article, index) =>
      article.productId === null ? [] : [{ id: `${index}`, ...article, productId: article.productId }],
    ),
    customShoppingProducts: articles.flatMap((article, index) =>
      article.productId === null ? [{ id: `${index}`, ...article, productId: null }] : [],
    ),
  };
  useAppStore.setState({
    ...initialAppState,
    simulator: { ...initialAppState.simulator, simulatorRequest },
  });
  render(
    <QueryClientProvider client={readReference()}>
      <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
        <LiveRegionProvider>
          <main>
            <Routes>
              <Route
                path="/simulateur/*"
                element={
                  <SimulationRoutes
                    countryPage={<CountryPage />}
                    purchases={<SimulationPurchases />}
                    notFound={null}
                  />
                }
              />
            </Routes>
          </main>
        </LiveRegionProvider>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** The title of the page, once what it shows is computed. */
export async function shownTitle(): Promise<string> {
  return waitFor(() => {
    const title = plain(screen.getByRole('heading', { level: 1 }).textContent ?? '');
    if (title === confirmationText.loading) throw new Error(title);
    return title;
  }, patience);
}

/** The page's words with plain spaces, once these are there. */
export async function shownWords(expected: RegExp): Promise<string> {
  return waitFor(() => {
    const words = plain(screen.getByRole('main').textContent ?? '');
    if (!expected.test(words)) throw new Error(`${expected} is not in: ${words}`);
    return words;
  }, patience);
}

export function plain(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ').replaceAll('\u2060', '');
}
