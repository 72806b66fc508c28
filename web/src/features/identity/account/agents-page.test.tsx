import type { Agent } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { identityPaths } from '../identity-paths';
import { type AgentAct, accountActText, agentsText } from '../text/account-text';
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
  queries.setQueryData(agentsQuery().queryKey, { agents: [agent], total: 1 });
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

it('leaves each account where it stood, and says there what was done', async () => {
  const people = ['Arnaud', 'Brun', 'Petit'].map(
    (lastName, at): Agent => ({
      ...agent,
      status: lastName === 'Petit' ? 'pending' : 'active',
      id: `00000000-0000-4000-8000-00000000000${at}`,
      lastName,
    }),
  );
  const [arnaud, brun, petit] = people;
  vi.stubGlobal('fetch', async () => Response.json({ ...brun, role: 'supervisor' }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(agentsQuery().queryKey, { agents: [petit, arnaud, brun] as Agent[], total: 3 });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <AgentsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const names = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => /Arnaud|Brun|Petit/.exec(textContent ?? '')?.[0]);
  expect(names()).toEqual(['Petit', 'Arnaud', 'Brun']);
  await userEvent.click(screen.getByRole('button', { name: /^Nommer superviseur\s:\sMaëlys Brun/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Nommer superviseur' }));
  const done = await screen.findByText(/Maëlys Brun a le rôle de superviseur/);
  expect(done.closest('li')?.textContent).toContain('Retirer le rôle');
  // As a server lists them again: those who were closed last.
  act(() => {
    queries.setQueryData(agentsQuery().queryKey, {
      agents: [brun, { ...petit, status: 'active' }, arnaud] as Agent[],
      total: 3,
    });
  });
  expect(names()).toEqual(['Petit', 'Arnaud', 'Brun']);
});

it('warns before approving somebody whose name would be taken for a colleague’s, and forbids nothing', async () => {
  // A Cyrillic « М ».
  const stranger: Agent = { ...agent, id: '00000000-0000-4000-8000-000000000009', firstName: 'Мaelys' };
  const colleague: Agent = { ...agent, status: 'active', email: 'vraie@test.example' };
  vi.stubGlobal('fetch', async () => Response.json({ ...stranger, status: 'active' }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(agentsQuery().queryKey, { agents: [stranger, colleague], total: 2 });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <AgentsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const warning = /celui d’un autre compte, ou presque.*vraie@test\.example, actif/;
  expect(screen.getAllByText(warning)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Approuver le compte de/ }));
  expect(screen.getByRole('dialog').textContent).toMatch(warning);
  await userEvent.click(screen.getByRole('button', { name: 'Approuver le compte' }));
  await screen.findByText(/est ouvert/);
  expect(screen.queryByText(warning)).toBeNull();
});

it('decides on an account as it was read, and reads the list again when a colleague decided before', async () => {
  const refused: Agent = { ...agent, status: 'disabled' };
  const detail = 'Un collègue a décidé avant vous : ce compte est maintenant fermé.';
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (init?.method !== 'POST')
      return Response.json({ agents: [sent.length === 0 ? agent : refused], total: 1 });
    sent.push(JSON.parse(String(init.body)));
    const problem = {
      type: 'about:blank',
      title: 'Compte changé',
      status: 409,
      detail,
      code: 'account-changed',
    };
    return Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(agentsQuery().queryKey, { agents: [agent], total: 1 });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <AgentsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Approuver le compte de Maëlys Petit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Approuver le compte' }));
  await screen.findByText(/ce compte est maintenant fermé/);
  expect(sent).toEqual([{ action: 'approve', seenStatus: 'pending' }]);
  expect(screen.queryByRole('button', { name: 'Approuver le compte' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Revenir à la liste' }));
  expect(await screen.findByRole('button', { name: 'Rouvrir le compte de Maëlys Petit' })).toBeDefined();
});

it('says where the list is cut, and finds there whom it does not show, to close their account or read what they did', async () => {
  const far: Agent = {
    ...agent,
    id: '00000000-0000-4000-8000-000000000008',
    kind: 'sso',
    status: 'active',
    firstName: 'Zoé',
    lastName: 'Œillet',
    lastSeenAt: '2026-11-20T10:00:00.000Z',
  };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ agents: [agent], total: 17_000 });
    sent.push([address, JSON.parse(String(init.body))]);
    if (!address.includes('search')) return Response.json({ ...far, status: 'disabled' });
    return Response.json({ agents: [far], total: 1 });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <AgentsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/sur 17\s000\. Cherchez un nom/u)).toBeDefined();
  await userEvent.type(screen.getByRole('searchbox'), ' oeillet {Enter}');
  expect(await screen.findByRole('heading', { name: /^1\scompte trouvé$/u })).toBeDefined();
  expect(screen.queryByText(/Maëlys Petit/)).toBeNull();
  expect(screen.queryByText(/Cherchez un nom pour/)).toBeNull();
  const actions = screen.getByRole('link', { name: /^Ses actions\s: Zoé Œillet$/u });
  expect(actions.getAttribute('href')).toBe(`${identityPaths.accessLog}?agent=${far.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Fermer le compte de Zoé Œillet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fermer le compte' }));
  expect(await screen.findByRole('button', { name: 'Rouvrir le compte de Zoé Œillet' })).toBeDefined();
  expect(sent[0]).toEqual([expect.stringMatching(/\/api\/agent\/search\/$/), { search: 'oeillet' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Tous les comptes' }));
  expect(await screen.findByText(/Maëlys Petit/)).toBeDefined();
});

it('names each button by what stands on it, then by whom it is about', () => {
  for (const [act, { about }] of Object.entries(accountActText))
    expect(about('Maëlys Brun')).toMatch(new RegExp(`^${agentsText[act as AgentAct]}.* Maëlys Brun$`, 'u'));
});
