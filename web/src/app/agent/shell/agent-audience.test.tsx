import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { LiveRegionProvider } from '../../../ui';
import { followMeasure } from '../../testing/follow-measure';
import { AgentShell } from './agent-shell';

const sent = followMeasure();

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
