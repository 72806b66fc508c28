import { cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegionProvider } from '../../ui';
import { TravellerShell } from './traveller-shell';

const sent: URLSearchParams[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/configuration/') {
      return Response.json({ matomo: { url: 'https://mesure.example/', siteId: '3' }, retentionDays: 30 });
    }
    sent.push(new URL(address).searchParams);
    return new Response();
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function measured(address: string, title: string): Promise<string | null | undefined> {
  document.title = title;
  render(
    <MemoryRouter initialEntries={[address]}>
      <LiveRegionProvider>
        <Routes>
          <Route element={<TravellerShell />}>
            <Route path="*" element={<p>Page</p>} />
          </Route>
        </Routes>
      </LiveRegionProvider>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000);
  expect(String(sent[0])).not.toMatch(/Alliance|grand-m/);
  return sent[0]?.get('action_name');
}

it.each([
  ['/simulateur/produits?article=Alliance de grand-mère', 'Simulateur'],
  ['/declaration/produits?article=a', 'Déclaration'],
])('never sends the names of articles that titles hold: %s', async (address, title) => {
  expect(await measured(address, 'Alliance de grand-mère – Retour en France')).toBe(title);
});

it('sends the title of a page that nobody writes', async () => {
  expect(await measured('/faqs', 'Questions – Retour en France')).toBe('Questions – Retour en France');
});
