import type { AccessClaims, Agent } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noFilters } from '../../../features/review/list/list-filters';
import { listPlace } from '../../../features/review/list/list-place';
import { useListPlace } from '../../../features/review/list/use-list-place';
import { clearTokens, saveTokens, tellSessionNews } from '../../../lib/session';
import { initialAppState, useAppStore } from '../../../store';
import { LiveRegionProvider } from '../../../ui';
import { AgentShell } from '../shell/agent-shell';
import { RequireSignIn } from '../shell/require-sign-in';

const claire = { userId: '00000000-0000-4000-8000-000000000001', email: 'claire@exemple.gouv.example' };
const hugo = { userId: '00000000-0000-4000-8000-000000000002', email: 'hugo@exemple.gouv.example' };
type Person = typeof claire;

function tokenOf({ userId, email }: Person): string {
  const claims: AccessClaims = {
    sub: userId,
    userId,
    email,
    isAgent: true,
    exp: 1_895_280_000,
    lastRefresh: false,
  };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}

const accountOf = ({ userId, email }: Person): Agent => ({
  id: userId,
  email,
  kind: 'local',
  status: 'active',
  createdAt: '2026-11-20T08:00:00Z',
  ...(userId === claire.userId
    ? { role: 'supervisor', firstName: 'Claire', lastName: 'Morel' }
    : { role: 'agent', firstName: 'Hugo', lastName: 'Petit' }),
});

/** As a sign-in in another tab is learned here. */
function signIn(person: Person): void {
  act(() => {
    saveTokens({ accessToken: tokenOf(person), refreshToken: 'r' });
    tellSessionNews('signed-in');
  });
}

function List(): ReactNode {
  const { filters } = useListPlace(false);
  return <output data-testid="search">{filters.search}</output>;
}

/** A sheet beside the list that it was opened from. */
function Sheet(): ReactNode {
  const { filters } = useListPlace(true);
  return <output data-testid="beside">{filters.search}</output>;
}

let goTo: ReturnType<typeof useNavigate> = () => undefined;

function Guide(): ReactNode {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    goTo = navigate;
  });
  return <output data-testid="state">{JSON.stringify(state)}</output>;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useAppStore.setState(initialAppState, true);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization') ?? '';
    if (!address.endsWith('/api/agent/me/')) return Response.json({}, { status: 503 });
    return Response.json(accountOf(token.includes(tokenOf(claire)) ? claire : hugo));
  });
});

afterEach(() => {
  cleanup();
  clearTokens();
  vi.unstubAllGlobals();
});

it('shows to an agent nothing of the colleague whose place they take, their name and search included', async () => {
  const { to } = listPlace(noFilters);
  signIn(claire);
  render(
    <MemoryRouter initialEntries={[to]}>
      <QueryClientProvider client={new QueryClient()}>
        <LiveRegionProvider>
          <Routes>
            <Route element={<AgentShell />}>
              <Route element={<RequireSignIn />}>
                <Route path={to} element={<List />} />
                <Route path="/agent/declaration/beside" element={<Sheet />} />
              </Route>
            </Route>
          </Routes>
          <Guide />
        </LiveRegionProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const shown = (): string => document.body.textContent ?? '';
  const search = async (): Promise<string | null> => (await screen.findByTestId('search')).textContent;
  await search();
  await act(async () => goTo(to, { state: listPlace({ ...noFilters, search: 'Durand' }).state }));
  expect(await search()).toBe('Durand');
  await vi.waitFor(() => expect(shown()).toMatch(/Morel.*Superviseur/s), 10_000);
  await act(async () => goTo('/agent/declaration/beside'));
  expect((await screen.findByTestId('beside')).textContent).toBe('Durand');

  signIn(hugo);
  await vi.waitFor(() => expect(shown()).toContain('Petit'), 10_000);
  expect(shown()).not.toMatch(/Morel|Superviseur|claire@/);
  expect((await screen.findByTestId('beside')).textContent).toBe('');
  await act(async () => goTo(-1));
  expect(await search()).toBe('');

  signIn(claire);
  await vi.waitFor(() => expect(shown()).toContain('Morel'), 10_000);
  expect(await search()).toBe('Durand');
});
