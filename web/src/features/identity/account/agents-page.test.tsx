import type { Agent } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AgentsPage } from './agents-page';
import { agentsQuery } from './agents-query';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const agent = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'local',
  status: 'pending',
  role: 'agent',
  firstName: 'Maëlys',
  lastName: 'Petit',
  email: 'maelys@test.example',
  createdAt: '2026-11-20T10:00:00.000Z',
} as const satisfies Agent;

it('gives the focus to what was done, as the button that led to it is gone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...agent, status: 'active' }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(agentsQuery.queryKey, [agent]);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <AgentsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Approuver le compte de Maëlys Petit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Approuver le compte' }));
  const done = await screen.findByText(/Le compte de Maëlys Petit est ouvert/);
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
