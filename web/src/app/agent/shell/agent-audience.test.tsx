import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegionProvider } from '../../../ui';
import { AgentShell } from './agent-shell';

const sent: URLSearchParams[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/configuration/') {
      return Response.json({ matomo: { url: 'https://mesure.example/', siteId: '3' } });
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

it('measures the agents’ pages every 15 seconds, and says their place alone', async () => {
  document.title = 'Déclaration ABC-DEF-GHJ de Durand';
  render(
    <MemoryRouter initialEntries={['/agent/declaration/ABC-DEF-GHJ?recherche=Durand#article']}>
      <QueryClientProvider client={new QueryClient()}>
        <LiveRegionProvider>
          <Routes>
            <Route element={<AgentShell />}>
              <Route path="*" element={<p>Page</p>} />
            </Route>
          </Routes>
        </LiveRegionProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000);
  expect(sent[0]?.get('url')).toMatch(/\/agent\/declaration$/);
  expect(sent[0]?.get('action_name')).toBe('Espace agent');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent.map((fields) => fields.get('ping'))).toEqual([null, '1', '1']);
  expect(sent.map(String).join()).not.toMatch(/Durand|ABC|article/);
});
