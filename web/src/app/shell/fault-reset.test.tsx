import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes, useSearchParams } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LiveRegionProvider } from '../../ui';
import { AgentShell } from '../agent/shell/agent-shell';
import { TravellerShell } from './traveller-shell';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function FaultyForm(): ReactNode {
  const [search] = useSearchParams();
  if (search.has('libre')) throw new Error('unexpected');
  return <p>Liste des articles</p>;
}

/** As the way back of the browser, or a link outside the page. */
function Back(): ReactNode {
  return <Link to="?">Revenir</Link>;
}

it.each([
  ['a traveller', <TravellerShell key="shell" />, '/simulateur/produits?libre=oui'],
  ['an agent', <AgentShell key="shell" />, '/agent/declaration?libre=oui'],
])(
  'a fault stays with its page where only the end of the address tells it from the list: %s',
  async (_, shell, address) => {
    vi.stubGlobal('fetch', async () => Response.error());
    render(
      <MemoryRouter initialEntries={[address]}>
        <QueryClientProvider client={new QueryClient()}>
          <LiveRegionProvider>
            <Back />
            <Routes>
              <Route element={shell}>
                <Route path="*" element={<FaultyForm />} />
              </Route>
            </Routes>
          </LiveRegionProvider>
        </QueryClientProvider>
      </MemoryRouter>,
      { onCaughtError: () => undefined },
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Cette page/u);
    await userEvent.click(screen.getByRole('link', { name: 'Revenir' }));
    expect(screen.getByText('Liste des articles')).toBeDefined();
  },
);
