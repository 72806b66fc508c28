import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AccessLogPage } from './access-log-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entries = [
  {
    id: '1-2',
    at: '2026-11-21T10:00:00.123456Z',
    action: 'role-changed',
    agent: { id: 'a', name: 'Nadia Roux' },
    subject: { kind: 'agent', id: 'b', name: 'Maëlys Petit' },
    details: { role: 'supervisor' },
  },
];

const fetched = vi.fn<(path: string) => void>();

function open(shown: readonly object[] = entries, address = '/'): void {
  fetched.mockReset();
  vi.stubGlobal('fetch', async (path: string) => {
    fetched(path);
    return Response.json(path.includes('access-log') ? { entries: shown, next: null } : []);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <AccessLogPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says of a role which way it went, and whose it is', async () => {
  open();
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('rôle de superviseur donné');
  expect(row.textContent).toContain('sur Maëlys Petit');
  expect(row.querySelector('time')?.dateTime).toBe('2026-11-21T10:00:00.123Z');
});

it('shows no rows for a reference that is not one', async () => {
  open();
  await screen.findByRole('listitem');
  await userEvent.type(screen.getByRole('textbox', { name: /^Référence d.une déclaration$/ }), 'K7Q');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  expect(await screen.findAllByText(/Donnez une référence de neuf caractères/)).toBeTruthy();
  expect(screen.queryByText(/Maëlys Petit/)).toBeNull();
});

it('says the same of an address, and asks nothing of the server', async () => {
  open(entries, '/?declaration=ZZZ-ZZZ-ZZZ');
  expect(await screen.findAllByText(/Cette référence n’existe pas/)).toBeTruthy();
  expect(screen.queryByText(/Maëlys Petit/)).toBeNull();
  expect(fetched.mock.calls.some(([path]) => path.includes('access-log'))).toBe(false);
  const field = screen.getByRole('textbox', { name: /^Référence d.une déclaration$/ });
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  expect(await screen.findByText(/Maëlys Petit/)).toBeTruthy();
});

it('says by whom, in French where no address is known, and a moment once', async () => {
  const [entry] = entries;
  const read = { ...entry, action: 'log-read', subject: undefined, details: undefined, network: 'unknown' };
  open([
    { ...read, id: '1-4', at: '2026-11-21T10:00:40.000Z' },
    { ...read, id: '1-3', at: '2026-11-21T10:00:10.000Z' },
  ]);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('par Nadia Roux');
  expect(row.textContent).toContain('réseau inconnu');
  expect(row.textContent).not.toContain('unknown');
  expect(row.textContent).toContain('2 fois à la suite');
  expect(row.textContent?.match(/10:00|11:00|11\s*h/g)).toHaveLength(1);
});

it('keeps the focus where it was asked for, and gives it to the field once the filters are cleared', async () => {
  open();
  await screen.findByRole('listitem');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Référence d.une déclaration$/ });
  await userEvent.type(field, 'K7Q-2MX-9TP{Enter}');
  await screen.findByRole('listitem');
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getByRole('button', { name: 'Tout afficher' }));
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
});

it('says whom the entries are of, when the list of agents does not go as far as them', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('access-log') ? { entries, next: null } : { agents: [], total: 17_000 }),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/?agent=a']}>
        <AccessLogPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('listitem');
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Agent' });
  expect([field.value, field.selectedOptions[0]?.textContent]).toEqual(['a', 'Nadia Roux']);
  expect(await screen.findByText(/Tous n’y sont pas/)).toBeDefined();
});
