import type { ConfigurationAnswer } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, readReturn, saveTokens, tellSessionNews } from '../../../lib/session';
import { identityPaths } from '../identity-paths';
import { ReconnectionPage } from './reconnection-page';

const configuration: ConfigurationAnswer = {
  matomo: null,
  retentionDays: 90,
  draftDays: 30,
  accessLogDays: 365,
  signIn: { sso: true, standIn: false, localAccounts: false },
};

const claims = {
  sub: 'hugo',
  userId: 'hugo',
  email: 'hugo@douane.fr',
  isAgent: true,
  exp: 4_102_444_800,
  lastRefresh: true,
};

const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  sessionStorage.clear();
  clearTokens();
  tellSessionNews('expired');
  vi.stubGlobal('location', { assign: assign.mockReset(), origin: 'http://localhost' });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(configuration)),
  );
});
afterEach(() => {
  cleanup();
  clearTokens();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function hold(held: typeof claims): void {
  saveTokens({ accessToken: `a.${btoa(JSON.stringify(held))}.c`, refreshToken: 'r' });
}

function Login(): ReactNode {
  return <p>Connexion : {JSON.stringify(useLocation().state)}</p>;
}

/** The page that an agent opened. */
function show(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[identityPaths.reconnection]}>
        <Routes>
          <Route path={identityPaths.reconnection} element={<ReconnectionPage />} />
          <Route path={identityPaths.login} element={<Login />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Where it leads whoever presses it. */
async function leaveBy(button: HTMLElement): Promise<string> {
  await userEvent.click(button);
  return assign.mock.calls[0]?.[0] ?? '';
}

async function signInAgain(): Promise<string> {
  show();
  return leaveBy(await screen.findByRole('button', { name: /ProConnect/ }));
}

it.each([
  ['closed', '{"reason":"closed"}'],
  ['signed-out', '{}'],
] as const)('prolongs nothing where no work waits, as the login page says: %s', async (news, state) => {
  tellSessionNews(news);
  show();
  expect(await screen.findByText(`Connexion : ${state}`)).toBeTruthy();
  expect(readReturn()).toBeUndefined();
});

it('asks nothing again of whoever is still at work', async () => {
  hold(claims);
  expect(await signInAgain()).not.toContain('account=other');
});

it.each([
  ['was told to be over', undefined],
  ['is over by its own end, told or not', 1_700_000_000],
])('has the provider ask who it is once the session %s, as somebody else may sit there', async (_, exp) => {
  if (exp !== undefined) hold({ ...claims, exp });
  expect(await signInAgain()).toContain('account=other');
});

it('looks at it when the button is pressed, not when the page was opened', async () => {
  const soon = Math.ceil(Date.now() / 1_000) + 60;
  hold({ ...claims, exp: soon });
  show();
  const button = await screen.findByRole('button', { name: /ProConnect/ });
  vi.spyOn(Date, 'now').mockReturnValue((soon + 1) * 1_000);
  expect(await leaveBy(button)).toContain('account=other');
});
