import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { declaredArticles, initialAppState, useAppStore } from '../../../../store';
import { eraseAllParked, maxParked, useParkedStore } from '../../../../store/parked/parked-declarations';
import { LiveRegionProvider } from '../../../../ui';
import { encodeSimulation } from '../../../basket/sharing/encode-simulation';
import { searchPlace } from '../../list/read-search';
import { creationPaths } from '../creation-paths';
import { TakeoverPage } from './takeover-page';

const camera = {
  id: 'a',
  productId: 'appareil-photo-numerique',
  name: 'Appareil photo numérique',
  value: 650,
  currency: 'USD',
};
const shown = {
  age: 18,
  meanOfTransport: 'plane',
  country: 'US',
  border: false,
  defaultCurrency: 'USD',
  shoppingProducts: [camera],
  customShoppingProducts: [{ id: 'b', name: 'Yourte', value: 5_000, currency: 'USD' }],
} as const;
const take = 'Commencer la déclaration';
const begun = {
  ...initialAppState.declaration.declarationAgentRequest,
  declarationId: '00000000-0000-4000-8000-000000000001',
};
const declaration = () => useAppStore.getState().declaration;
const plain = (text: string | null): string => (text ?? '').replace(/[\u00A0\u202F]/g, ' ');

const left: unknown[] = [];

function Address() {
  const { pathname, state } = useLocation();
  left.push(state);
  return <output data-testid="address">{pathname}</output>;
}

/** As whatever reads codes leads there. */
function scan(fragment: string, own = initialAppState.declaration.declarationAgentRequest): void {
  useAppStore.setState({
    ...initialAppState,
    declaration: { ...initialAppState.declaration, declarationAgentRequest: own },
  });
  const place = searchPlace(`https://ailleurs.exemple/simulateur/partage#${fragment}`);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: place?.to ?? '', state: place?.state }]}>
        <LiveRegionProvider>
          <main>
            <Routes>
              <Route path="/agent/declaration/ajout/reprise" element={<TakeoverPage />} />
              <Route path="*" element={<h1>Ailleurs</h1>} />
            </Routes>
          </main>
          <Address />
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(String(input).includes('product') ? products : currencies),
  );
});
afterEach(() => {
  cleanup();
  eraseAllParked();
  vi.unstubAllGlobals();
});

it('begins a declaration with the trip and the articles, nobody’s name, and an age to confirm', async () => {
  scan(encodeSimulation(shown));
  const button = await screen.findByRole('button', { name: take }, { timeout: 15_000 });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(plain(screen.getByRole('main').textContent)).toMatch(/18 ans ou plus, à confirmer.*Yourte/);
  expect(declaration().declarationAgentRequest.declarationId).toBeUndefined();
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(creationPaths.contact));
  const { declarationAgentRequest: request } = declaration();
  expect(declaredArticles(request).map(({ name }) => name)).toEqual(['Appareil photo numérique', 'Yourte']);
  expect(request).toMatchObject({
    declarationId: expect.stringMatching(/^[\da-f-]{36}$/),
    contactDetails: { lastName: '', ageIsMinimum: true },
    meansOfTransportAndCountry: { meansOfTransport: 'plane', country: 'US', flightNumber: '' },
    defaultCurrency: 'USD',
    border: false,
  });
  expect(request.contactDetails.age).toBeUndefined();
}, 30_000);

it('leaves nothing of the simulation in the history of the tab, nor in the tab once it is taken', async () => {
  const fragment = encodeSimulation(shown);
  scan(fragment);
  const button = await screen.findByRole('button', { name: take }, { timeout: 15_000 });
  expect(JSON.stringify({ ...sessionStorage })).toContain(fragment);
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(creationPaths.contact));
  expect(JSON.stringify(left)).not.toContain(fragment);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(fragment);
}, 30_000);

it('names what it cannot take, again where the articles are, and asks the age of a child', async () => {
  const lost = { ...camera, productId: 'disparu', name: 'Disparu' };
  const cigarettes = { ...camera, id: 'c', productId: 'cigarettes', name: 'Cigarettes', amount: 200 };
  scan(encodeSimulation({ ...shown, age: 16, shoppingProducts: [camera, lost, cigarettes] }));
  await userEvent.click(await screen.findByRole('button', { name: take }, { timeout: 15_000 }));
  expect(declaration().declarationAgentResponse.dropped.map(plain)).toEqual([
    'Disparu : il n’est pas dans notre liste.',
    'Cigarettes : pas avant 17 ans (tabac ou alcool).',
  ]);
  const { age, ageIsMinimum, typedAge } = declaration().declarationAgentRequest.contactDetails;
  expect({ age, ageIsMinimum, typedAge }).toEqual({ age: undefined, ageIsMinimum: false, typedAge: '' });
}, 30_000);

it('puts what is in hand aside, and takes nothing where there is no more room', async () => {
  scan(encodeSimulation(shown), begun);
  await userEvent.click(await screen.findByRole('button', { name: take }, { timeout: 15_000 }));
  expect(useParkedStore.getState().parked.map(({ id }) => id)).toEqual([begun.declarationId]);
  cleanup();
  const [row] = useParkedStore.getState().parked;
  if (row === undefined) throw new Error('nothing is parked');
  useParkedStore.setState({ parked: Array.from({ length: maxParked }, (_, n) => ({ ...row, id: `${n}` })) });
  scan(encodeSimulation(shown), begun);
  await userEvent.click(await screen.findByRole('button', { name: take }, { timeout: 15_000 }));
  expect(declaration().declarationAgentRequest).toEqual(begun);
  expect(plain(screen.getByRole('main').textContent)).toContain('Vous avez 20 déclarations de côté');
}, 30_000);

it.each([
  ['', 'Il ne contient aucune simulation.'],
  ['1.abîmé', 'mal transmis'],
  ['7.AAAA', 'Il vient d’une autre version du service.'],
  [`1.${'A'.repeat(500_000)}`, 'Il est trop long'],
  [encodeSimulation({ ...shown, shoppingProducts: [], customShoppingProducts: [] }), 'Aucun de ses articles'],
])(
  'refuses what cannot be read, and leaves what is in hand: %.12s',
  async (fragment, sentence) => {
    scan(fragment, begun);
    await waitFor(() => expect(plain(screen.getByRole('main').textContent)).toContain(sentence), {
      timeout: 15_000,
    });
    expect(screen.queryByRole('button', { name: take })).toBeNull();
    expect(declaration().declarationAgentRequest).toEqual(begun);
  },
  30_000,
);
