import type { AccessClaims } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearTokens,
  heldAccessToken,
  lastSessionNews,
  saveTokens,
  tellSessionNews,
} from '../../../lib/session';
import { identityPaths } from '../identity-paths';
import { SignedOutPage } from './signed-out-page';

const claims: AccessClaims = {
  sub: 'claire',
  userId: 'claire',
  email: 'claire@exemple.gouv.example',
  isAgent: true,
  exp: 1_895_280_000,
  lastRefresh: false,
};
const accessToken = `e30.${btoa(JSON.stringify(claims))}.signature`;
const account = {
  id: '00000000-0000-4000-8000-000000000001',
  email: claims.email,
  kind: 'local',
  status: 'active',
  role: 'agent',
  createdAt: '2026-11-20T08:00:00Z',
  firstName: 'Claire',
  lastName: 'Morel',
};
const ended = {
  type: 'about:blank',
  title: 'Session terminée',
  status: 401,
  detail: 'Votre session est terminée.',
  code: 'session-ended',
};

const problemType = { 'content-type': 'application/problem+json' };

const fetchMock = vi.fn<typeof fetch>();
const asked = (): readonly string[] => fetchMock.mock.calls.map(([address]) => String(address));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

afterEach(() => {
  cleanup();
  clearTokens();
  vi.unstubAllGlobals();
});

function signIn(): void {
  saveTokens({ accessToken, refreshToken: 'r' });
  tellSessionNews('signed-in');
}

function Login(): ReactNode {
  return <p>Connexion : {useLocation().state?.reason}</p>;
}

function open(search = ''): { readonly onSignOut: ReturnType<typeof vi.fn> } {
  history.replaceState(null, '', `/agent/authentification/deconnexion${search}`);
  const onSignOut = vi.fn();
  render(
    <MemoryRouter initialEntries={[identityPaths.signedOut]}>
      <QueryClientProvider client={new QueryClient()}>
        <Routes>
          <Route path={identityPaths.signedOut} element={<SignedOutPage onSignOut={onSignOut} />} />
          <Route path={identityPaths.home} element={<p>Accueil des agents</p>} />
          <Route path={identityPaths.login} element={<Login />} />
        </Routes>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { onSignOut };
}

it.each([
  ['knows the session', () => Response.json(account)],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => Response.json({}, { status: 503 })],
])(
  'ends nothing for who comes by a link while the server %s, and leaves it to a press',
  async (_, answer) => {
    fetchMock.mockImplementation(async () => answer());
    signIn();
    const { onSignOut } = open('?state=of-a-link');
    const button = await screen.findByRole('button', { name: 'Se déconnecter' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vous êtes encore connecté');
    expect([heldAccessToken(), lastSessionNews()]).toEqual([accessToken, 'signed-in']);
    expect(asked()).toContain('/api/agent/me/');
    expect(onSignOut).not.toHaveBeenCalled();
    button.click();
    expect(onSignOut).toHaveBeenCalledOnce();
  },
);

it('ends a session that the server ended as any other page does: what was typed waits for its owner', async () => {
  fetchMock.mockImplementation(async () => Response.json(ended, { status: 401 }));
  signIn();
  open();
  expect(await screen.findByText('Vous êtes déconnecté')).toBeDefined();
  expect([heldAccessToken(), lastSessionNews()]).toEqual([undefined, 'expired']);
  expect(document.body.textContent).not.toContain('Rien de votre travail ne reste');
});

it('sends who was closed meanwhile to the login page, which says whom to ask', async () => {
  const closed = { ...ended, status: 403, code: 'agent-disabled' };
  fetchMock.mockImplementation(async (address) => {
    const refusal = String(address) === '/api/agent/me/' ? ended : closed;
    return Response.json(refusal, { status: refusal.status, headers: problemType });
  });
  signIn();
  open();
  expect(await screen.findByText('Connexion : closed')).toBeTruthy();
  expect(screen.queryByText('Se connecter de nouveau')).toBeNull();
});

it.each([
  ['signed out', () => tellSessionNews('signed-out')],
  ['whose session the server ended', signIn],
])(
  'leads on who signs in elsewhere while it is open to somebody %s: of their work it says nothing',
  async (_, come) => {
    fetchMock.mockImplementation(async () => Response.json(ended, { status: 401 }));
    come();
    open();
    await screen.findByText('Vous êtes déconnecté');
    fetchMock.mockImplementation(async () => Response.json(account));
    act(signIn);
    expect(await screen.findByText('Accueil des agents')).toBeTruthy();
    expect(screen.queryByText('Vous êtes encore connecté')).toBeNull();
  },
);

it('says what is so to who signed out, and tells the server once that the provider did its part', async () => {
  fetchMock.mockImplementation(async () => Response.json({ accepted: true }));
  tellSessionNews('signed-out');
  open('?state=of-the-provider');
  expect(screen.getByText('Vous êtes déconnecté')).toBeDefined();
  expect(document.body.textContent).toContain('Rien de votre travail ne reste');
  expect(asked()).toEqual(['/api/agent-connect/logout-callback/']);
  expect(location.search).toBe('');
});

it.each([
  ['?fin=oui', 'Vous êtes déconnecté'],
  ['?proconnect=ouvert', 'Vous avez quitté cet espace'],
  ['', 'Connexion :'],
])('answers who is led here by the server, where nothing is kept of the session: « %s »', (search, said) => {
  open(search);
  expect(document.body.textContent).toContain(said);
});

it('does not say signed out of the provider to who was not', () => {
  tellSessionNews('signed-out');
  open('?proconnect=ouvert');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vous avez quitté cet espace');
  expect(document.body.textContent).toContain('peut-être encore ouverte');
  expect(document.body.textContent).not.toContain('déconnecté');
});
