import type { ConfigurationAnswer } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, readReturn, saveReturn, saveTokens } from '../../../lib/session';
import { LoginPage } from './login-page';

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });

const configuration: ConfigurationAnswer = {
  matomo: null,
  retentionDays: 90,
  draftDays: 30,
  accessLogDays: 365,
  signIn: { sso: false, standIn: false, localAccounts: true },
};

const claims = {
  sub: 'hugo',
  userId: 'hugo',
  email: 'hugo@douane.fr',
  isAgent: true,
  exp: 4_102_444_800,
  lastRefresh: false,
};

beforeEach(() => {
  sessionStorage.clear();
  clearTokens();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string | URL | Request) =>
      json(
        String(address).includes('login')
          ? { accessToken: `a.${btoa(JSON.stringify(claims))}.c`, refreshToken: 'r', lastRefresh: false }
          : configuration,
      ),
    ),
  );
});

afterEach(() => {
  cleanup();
  clearTokens();
  vi.unstubAllGlobals();
});

function Arrival(): ReactNode {
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <p>Arrivée : {pathname + search + hash}</p>
      <p>Gardé : {JSON.stringify(state)}</p>
    </>
  );
}

async function signIn(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/agent/authentification']}>
        <Routes>
          <Route path="/agent/authentification" element={<LoginPage />} />
          <Route path="*" element={<Arrival />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.change(await screen.findByLabelText(/e-mail/i), { target: { value: 'claire@douane.fr' } });
  fireEvent.change(screen.getByLabelText(/^Mot de passe/), {
    target: { value: 'un mot de passe assez long' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
}

it('leads whoever signs in with a password to the page that they wanted', async () => {
  saveReturn('/agent/declaration?status=submitted#liste', { search: 'Dupont' });
  await signIn();
  expect(await screen.findByText('Arrivée : /agent/declaration?status=submitted#liste')).toBeTruthy();
  expect(screen.getByText('Gardé : {"search":"Dupont"}')).toBeTruthy();
  expect(readReturn()).toBeUndefined();
});

it.each([
  ['to their own page, in the tab where their session ended', 'hugo', '/agent/declaration/K7Q-2MX-9TD'],
  ['home, in the tab where a colleague’s session ended', 'claire', '/agent'],
])('leads %s', async (_, owner, page) => {
  sessionStorage.setItem('agent:owner', owner);
  saveReturn('/agent/declaration/K7Q-2MX-9TD');
  await signIn();
  expect(await screen.findByText(`Arrivée : ${page}`)).toBeTruthy();
});

it.each(['https://exemple.fr/agent', '//exemple.fr', '/agents', '/agent\\@exemple.fr'])(
  'leads home, never to « %s »',
  async (address) => {
    saveReturn(address);
    await signIn();
    expect(await screen.findByText('Arrivée : /agent')).toBeTruthy();
  },
);

it('keeps nothing of the page where another tab signed in', () => {
  saveReturn('/agent/declaration', { search: 'Dupont' });
  saveTokens({ accessToken: `a.${btoa(JSON.stringify(claims))}.c`, refreshToken: 'r' });
  render(
    <MemoryRouter initialEntries={['/agent/authentification']}>
      <Routes>
        <Route path="/agent/authentification" element={<LoginPage />} />
        <Route path="*" element={<Arrival />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText('Gardé : {"search":"Dupont"}')).toBeTruthy();
  expect(readReturn()).toBeUndefined();
});

it('says of who was at work that their access was closed, and that somebody else may sign in', async () => {
  const address = { pathname: '/agent/authentification', state: { reason: 'closed' } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <LoginPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const said = await screen.findByText(/^L’accès de la personne qui travaillait ici .*son responsable/u);
  expect(said.textContent).toMatch(/Une autre personne peut se connecter\.$/u);
  expect(said.textContent).not.toMatch(/Connectez-vous de nouveau|[Vv]otre/u);
});
