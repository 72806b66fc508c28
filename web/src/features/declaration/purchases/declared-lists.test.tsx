import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type DeclarationRequest,
  initialAppState,
  saveDraft,
  startNewDeclaration,
  useAppStore,
} from '../../../store';
import { initialContactDetails } from '../../../store/initial-declaration';
import { LiveRegionProvider } from '../../../ui';
import { readUncounted } from '../../basket/products/typed-list/uncounted-lines';
import { readReference } from '../../reference/testing/read-reference';
import { Purchases } from './purchases';

vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 10_000 };
const declaredLists = ':declaration';
const list = 'livre 12 €, montre connectée 99 €';
const field = () => screen.findByRole<HTMLInputElement>('searchbox', {}, patience);
const main = (): string => screen.getByRole('main').textContent ?? '';

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

/** Who declares gave everything but the articles. */
function show(changes: Partial<DeclarationRequest> = {}, path = '/declaration/produits'): void {
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

async function write(of?: string): Promise<void> {
  await userEvent.click(await field());
  await userEvent.paste(list);
  await screen.findByRole('heading', { name: 'Votre liste' }, patience);
  await waitFor(() => expect(readUncounted(of)).toHaveLength(2), patience);
}
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useAppStore.setState(initialAppState);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['that a simulation gave', true],
  ['begun without one', false],
])('the next traveller’s declaration begins without the list of one %s', async (_which, carriedOver) => {
  show({ carriedOver });
  await write(carriedOver ? undefined : declaredLists);
  cleanup();
  startNewDeclaration();
  show({ carriedOver: useAppStore.getState().declaration.declarationRequest.carriedOver });
  expect(await field()).toHaveProperty('value', '');
  expect(main()).not.toMatch(/Votre liste|montre connectée/);
  // What the result of the simulation leaves out stays said there, in every tab.
  expect(readUncounted().map(({ typed }) => typed)).toEqual(
    carriedOver ? ['livre 12 €', 'montre connectée 99 €'] : [],
  );
});

it('a tab that shows the list loses it to the declaration that another tab begins', async () => {
  show();
  await write(declaredLists);
  act(() => {
    // As another tab erases it: this one’s own storage of the tab stays.
    localStorage.removeItem('uncounted-lines:declaration');
    dispatchEvent(new StorageEvent('storage', { key: 'uncounted-lines:declaration' }));
  });
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
});

it('a tab that shows the list of a simulation shows none as soon as another declaration is begun elsewhere', async () => {
  show({ carriedOver: true });
  await write();
  act(() => {
    useAppStore.setState(({ declaration }) => ({
      declaration: { ...declaration, declarationRequest: { ...declared, carriedOver: false } },
    }));
  });
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
  expect(main()).not.toMatch(/Votre liste|montre connectée/);
  expect(readUncounted()).toHaveLength(2);
});

it.each([
  [
    'the label of what may not enter, where it is',
    { restriction: 'ivory', restrictionAnswers: { ivory: 'yes' } },
    /interdit/i,
  ],
  ['that the sum is one of the rest, elsewhere', {}, /Sans cet article, à payer/],
] as const)('what a list leaves out keeps %s', async (_what, answers, label) => {
  saveDraft('uncountedLines', { typed: '', lines: [{ key: 'a', typed: 'montre 99 €' }] }, declaredLists);
  const article = { id: 'i', name: 'Statuette', value: 900, currency: 'EUR', ...answers };
  show({ products: [article] as never }, '/declaration/verification');
  await waitFor(() => expect(main()).toMatch(/Envoyer ma déclaration/), patience);
  await waitFor(() => expect(main().replace(/\s/g, ' ')).toMatch(label), patience);
  expect(/Sans cet article, à payer/.test(main().replace(/\s/g, ' '))).toBe(!('restriction' in answers));
});
