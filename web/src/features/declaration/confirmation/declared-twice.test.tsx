import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, type SentDeclaration, saveSentDeclaration, useAppStore } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { LiveRegionProvider } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { ConfirmationPage } from './confirmation-page';

const basketOf = (...ids: readonly string[]) =>
  assessedBasket(ids.map((customId) => assessedLine({ customId })));
const first = sentDeclaration({ assessment: basketOf('a', 'b') });
const second = sentDeclaration({
  id: '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d62',
  publicId: 'M4R-8WD-2KP',
  submittedAt: '2026-11-21T09:00:00.000Z',
  assessment: basketOf('a', 'b', 'c'),
});

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  useAppStore.setState(initialAppState, true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(...sent: readonly SentDeclaration[]): void {
  for (const one of sent) saveSentDeclaration(one);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[declarationPaths.confirmation]}>
        <LiveRegionProvider>
          <ConfirmationPage />
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const title = 'Ces achats sont déclarés deux fois';
const said = (): string => document.body.textContent.replaceAll('\u2060', '').replace(/\s/gu, ' ');

it('says that the first declaration of the same articles still stands, and leads to where it is cancelled', async () => {
  show(first, second);
  expect(await screen.findByText(title)).toBeDefined();
  expect(said()).toContain('La déclaration K7Q-2MX-9TD vaut toujours. Ouvrez-la, puis annulez-la.');
  await userEvent.click(screen.getByRole('link', { name: /^Voir la déclaration/u }));
  const tag = screen.getByRole('region', { name: 'Votre référence' });
  expect(within(tag).getByText('K7Q-2MX-9TD')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Annuler ma déclaration' })).toBeDefined();
  expect(screen.queryByText(title)).toBeNull();
});

it.each([
  ['an agent has in hand', { ...first, status: 'validated' }],
  ['an agent took up again', { ...first, reopened: { at: '2026-11-21T09:00:00.000Z' } }],
  ['declares something else too', { ...first, assessment: basketOf('a', 'z') }],
] as const)('leaves to an agent one that %s', (_, one) => {
  show(one, second);
  expect(said()).toContain('La déclaration K7Q-2MX-9TD vaut toujours. Montrez les deux à un agent.');
});

it.each([
  ['is cancelled', { ...first, status: 'cancelled' }],
  ['is refused', { ...first, status: 'refused' }],
  ['is of other articles', { ...first, assessment: basketOf('y', 'z') }],
] as const)('says nothing of one that %s', (_, one) => {
  show(one, second);
  expect(screen.queryByText(title)).toBeNull();
});
