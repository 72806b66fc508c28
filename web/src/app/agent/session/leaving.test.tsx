import type { AccessClaims } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, heldAccessToken, saveTokens, tellSessionNews } from '../../../lib/session';
import { changeAppState, initialAppState, saveDraft, useAppStore } from '../../../store';
import { eraseAside, putDraftsAside } from '../../../store/drafts/work-aside';
import { takeWorkOver } from '../../../store/drafts/work-owner';
import {
  eraseAllParked,
  parkAgentDeclaration,
  useParkedStore,
} from '../../../store/parked/parked-declarations';
import { LiveRegionProvider } from '../../../ui';
import { AgentRoutes } from '../agent-routes';

const claims: AccessClaims = {
  sub: 'claire',
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'claire@exemple.gouv.example',
  isAgent: true,
  exp: 1_895_280_000,
  lastRefresh: false,
};
const accessToken = `e30.${btoa(JSON.stringify(claims))}.signature`;
const declarationId = '00000000-0000-4000-8000-00000000000a';

function begin(): void {
  changeAppState(({ declaration }) => ({
    declaration: {
      ...declaration,
      declarationAgentRequest: { ...declaration.declarationAgentRequest, declarationId },
    },
  }));
}

function park(count: number): void {
  for (let index = 0; index < count; index += 1) {
    begin();
    parkAgentDeclaration({
      newId: `00000000-0000-4000-8000-00000000001${index}`,
      name: '',
      at: new Date('2026-11-24T09:00:00Z'),
    });
  }
}

/** Another tab of the same agent, whose page is not this one. */
function openTabWithWords(): () => void {
  const channel = new BroadcastChannel('agent-typed-work');
  channel.addEventListener('message', () => channel.postMessage('yes'));
  return () => channel.close();
}

let closeTab = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useAppStore.setState(initialAppState, true);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
});

afterEach(() => {
  closeTab();
  closeTab = () => undefined;
  cleanup();
  clearTokens();
  eraseAllParked();
  eraseAside(claims.userId);
  vi.unstubAllGlobals();
});

vi.setConfig({ testTimeout: 20_000 });

async function pressLeave(address = '/agent/inconnu'): Promise<void> {
  saveTokens({ accessToken, refreshToken: 'r' });
  tellSessionNews('signed-in');
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <LiveRegionProvider>
          <AgentRoutes />
        </LiveRegionProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const found = { name: 'Se déconnecter', hidden: true };
  await screen.findByRole('button', found, { timeout: 10_000 });
  // The header is drawn anew once it is known whose the work is.
  await takeWorkOver(claims.userId);
  await act(async () => undefined);
  await userEvent.click(screen.getByRole('button', found));
}

const dialog = async (): Promise<HTMLElement> => screen.findByRole('dialog', { name: /Se déconnecter/ });
const words = (element: HTMLElement): string =>
  (element.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const press = async (name: string): Promise<void> =>
  userEvent.click(within(await dialog()).getByRole('button', { name }));

it('ends at once the session of who loses nothing by it', async () => {
  await pressLeave();
  await vi.waitFor(() => expect(heldAccessToken()).toBeUndefined(), 10_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['a declaration put aside', () => park(1), '1 déclaration mise de côté sera effacée de cet appareil.'],
  [
    'one begun at the desk',
    begin,
    'La déclaration commencée, pas encore enregistrée, sera effacée de cet appareil.',
  ],
  [
    'a reason typed here',
    () => saveDraft('reason', { reason: 'Facture absente' }, declarationId),
    'Ce qui est écrit et pas encore envoyé',
  ],
  [
    'a count of the till',
    () => saveDraft('tillCount', { typed: { cash: '35,20' }, means: [] }, '2026-11-30'),
    'Ce qui est écrit et pas encore envoyé (raison, correction, comptage ou message) sera effacé.',
  ],
  [
    'what another tab put aside for a colleague',
    () => {
      const until = Date.now() + 3_600_000;
      putDraftsAside(claims.userId, { 'reason:1': '{"reason":"Facture absente"}' }, until);
      putDraftsAside(claims.userId, { search: '"x"' }, until);
    },
    'Ce qui est écrit et pas encore envoyé',
  ],
  [
    'a reason typed in another tab',
    () => {
      closeTab = openTabWithWords();
    },
    'Ce qui est écrit et pas encore envoyé',
  ],
])('asks before %s goes, and keeps it for who stays', async (_, prepare, said) => {
  prepare();
  const { parked } = useParkedStore.getState();
  await pressLeave();
  expect(words(await dialog())).toContain(said);
  expect(heldAccessToken()).toBe(accessToken);
  await press('Rester connecté');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(heldAccessToken()).toBe(accessToken);
  expect(useParkedStore.getState().parked).toEqual(parked);
});

it('asks on the page that says that the work is intact too, and ends the session once that is confirmed', async () => {
  park(1);
  await pressLeave('/agent/authentification/deconnexion');
  await press('Se déconnecter');
  expect(heldAccessToken()).toBeUndefined();
  expect(useParkedStore.getState().parked).toEqual([]);
});

it('asks nothing for a form that holds no word', async () => {
  saveDraft('contactMessage', { subject: '', message: ' ' });
  await pressLeave();
  await vi.waitFor(() => expect(heldAccessToken()).toBeUndefined(), 10_000);
});
