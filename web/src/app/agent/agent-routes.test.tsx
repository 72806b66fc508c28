import { wordJoiner } from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, readReturn, saveTokens, tellSessionNews } from '../../lib/session';
import { initialAppState, useAppStore } from '../../store';
import { LiveRegionProvider } from '../../ui';
import { AgentRoutes } from './agent-routes';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <LiveRegionProvider>
          <AgentRoutes />
        </LiveRegionProvider>
      </QueryClientProvider>
      <Address />
    </MemoryRouter>,
  );
}

const title = async (): Promise<string | undefined> =>
  (await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })).textContent?.replaceAll(
    wordJoiner,
    '',
  );
const shownAddress = (): string | null => screen.getByTestId('address').textContent;

beforeEach(() => {
  useAppStore.setState(initialAppState, true);
  // The copies that ship with the application answer, the server does not.
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/')) throw new TypeError('no network');
    return Response.json(address.includes('products') ? products : currencies);
  });
});

afterEach(() => {
  cleanup();
  clearTokens();
  vi.unstubAllGlobals();
});

vi.setConfig({ testTimeout: 20_000 });

describe('pages of authentication, for whoever is not signed in', () => {
  it.each([
    ['/inscription', 'Demander un compte'],
    ['/validation', 'Ce lien ne fonctionne pas'],
    ['/mot-de-passe-oublie', 'Mot de passe oublié'],
    ['/mot-de-passe-oublie/nouveau-mot-de-passe', 'Ce lien ne fonctionne pas'],
    ['/mot-de-passe-oublie/reinitialiser', 'Ce lien ne fonctionne pas'],
  ])('%s answers below the agents’ area and below authentication', async (page, expected) => {
    open(`/agent${page}`);
    expect(await title()).toBe(expected);
    expect(shownAddress()).toBe(`/agent/authentification${page}`);
    cleanup();
    open(`/agent/authentification${page}`);
    expect(await title()).toBe(expected);
  });

  it.each([
    ['/deconnexion', 'Espace agent', ''],
    ['/reconnexion', 'Espace agent', ''],
    ['/reconnexion-reussie', 'Espace agent', ''],
    ['/inscription-reussie', 'Demander un compte', '/inscription'],
    ['/mot-de-passe-oublie/lien-envoye', 'Mot de passe oublié', '/mot-de-passe-oublie'],
    ['/mot-de-passe-oublie/validation', 'Espace agent', ''],
  ])('%s, where nothing was asked or done, says nothing of it: « %s »', async (page, expected, led) => {
    localStorage.clear();
    sessionStorage.clear();
    open(`/agent/authentification${page}`);
    expect(await title()).toBe(expected);
    expect(shownAddress()).toBe(`/agent/authentification${led}`);
    expect(readReturn()).toBeUndefined();
  });

  it('take along what a mailed link carries', async () => {
    open(`/agent/validation?a=b#token=${'x'.repeat(43)}`);
    expect(await title()).toBe('Créez votre compte');
    expect(document.title).toBe('Créez votre compte – Retour en France');
  });

  it.each(['/agent/authentification/mot-de-passe-oublie/changer', '/agent/mot-de-passe-oublie/changer'])(
    '%s asks who knows their password to sign in',
    async (address) => {
      open(address);
      expect(await title()).toBe('Espace agent');
      expect(shownAddress()).toBe('/agent/authentification');
      expect(readReturn()?.address).toBe('/agent/mon-compte/changer-mot-de-passe');
    },
  );
});

describe('for an agent', () => {
  beforeEach(() => saveTokens({ accessToken: 'a', refreshToken: 'r' }));

  it('a password that nobody changed is not said to be', async () => {
    open('/agent/mon-compte/changer-mot-de-passe/validation');
    expect(await title()).toBe('Mon compte');
    expect(shownAddress()).toBe('/agent/mon-compte');
  });

  it.each(['/agent/authentification/mot-de-passe-oublie/changer', '/agent/mot-de-passe-oublie/changer'])(
    '%s leads to the page that changes a password',
    async (address) => {
      open(address);
      expect(await title()).toBe('Modifier mon mot de passe');
      expect(shownAddress()).toBe('/agent/mon-compte/changer-mot-de-passe');
    },
  );

  it.each(['/agent/rien', '/agent/declaration/K7Q-2MX-9TD/rien', '/agent/declaration/K7Q-2MX-9TD/versions'])(
    '%s does not exist, and says so',
    async (address) => {
      open(address);
      expect(await title()).toBe('Cette page n’existe pas');
    },
  );
});

/** The access token of an agent, unsigned: the browser reads it, and only the server checks it. */
function tokenOf(userId: string): string {
  const email = `${userId}@douane.example`;
  const claims = { sub: userId, userId, email, isAgent: true, exp: 4_000_000_000, lastRefresh: false };
  return `h.${btoa(JSON.stringify(claims))}.s`;
}

describe('a page open when a colleague signs in', () => {
  const claire = '00000000-0000-4000-8000-00000000000a';
  const hugo = '00000000-0000-4000-8000-00000000000b';
  const message = (): Promise<HTMLInputElement> =>
    screen.findByRole('textbox', { name: 'Message' }, { timeout: 15_000 });
  const signIn = (userId: string): void =>
    act(() => {
      saveTokens({ accessToken: tokenOf(userId), refreshToken: 'r' });
      tellSessionNews('signed-in');
    });

  it('shows nothing that the one before typed, who finds it again', async () => {
    signIn(claire);
    open('/agent/contact');
    fireEvent.change(await message(), { target: { value: 'De Claire' } });
    signIn(hugo);
    expect((await message()).value).toBe('');
    fireEvent.change(await message(), { target: { value: 'De Hugo' } });
    signIn(claire);
    expect((await message()).value).toBe('De Claire');
  });
});

describe('the steps of a declaration by an agent', () => {
  const contactDetails = {
    ...initialAppState.declaration.declarationAgentRequest.contactDetails,
    age: 34,
    lastName: 'Durand',
    firstName: 'Anne',
    address: '1 rue Haute',
    city: 'Lyon',
    postalCode: '69001',
  };
  const declarationAgentRequest = {
    ...initialAppState.declaration.declarationAgentRequest,
    declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
    contactDetails,
    meansOfTransportAndCountry: { meansOfTransport: 'train', country: 'CH', flightNumber: '' },
    border: false,
  } as const;

  beforeEach(() => {
    saveTokens({ accessToken: 'a', refreshToken: 'r' });
    useAppStore.setState({ declaration: { ...initialAppState.declaration, declarationAgentRequest } });
  });

  it.each([
    ['/agent/declaration/ajout/coordonnees', 'Étape 1 sur 4'],
    ['/agent/declaration/ajout/transports', 'Étape 2 sur 4'],
    ['/agent/declaration/ajout/marchandises', 'Étape 3 sur 4'],
  ])('%s is %s', async (address, kicker) => {
    open(address);
    expect(
      await screen.findByText(
        kicker,
        { normalizer: (text) => text.replace(/\s/g, ' ') },
        { timeout: 15_000 },
      ),
    ).toBeDefined();
    expect(shownAddress()).toBe(address);
  });
});
