import { type DeclarationCode, formatComputedTotal, scaled } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { reviewedDeclaration } from '../../testing/reviewed-declaration';
import { StoredState } from './stored-state';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const declaration = reviewedDeclaration({ version: 3 });
const code: DeclarationCode = {
  publicId: declaration.publicId,
  edition: declaration.assessment.edition,
  keyId: 'a',
  declarationId: declaration.id,
  version: 2,
  total: 115_00,
  totalIsMinimum: false,
};

function show(stored: object, scanned: Partial<DeclarationCode> = {}): HTMLElement {
  const queries = new QueryClient();
  queries.setQueryDefaults(['scanned-declaration'], { queryFn: () => stored });
  queries.setQueryData(['scanned-declaration', declaration.id], stored);
  const { container } = render(
    <QueryClientProvider client={queries}>
      <StoredState code={{ ...code, ...scanned }} />
    </QueryClientProvider>,
  );
  return container;
}

it.each([
  ['the last version', { version: 3 }],
  ['an older one of the same amount', {}],
  ['an older one of another amount', { total: 100_00 }],
])('warns of a correction that waits for a second officer: %s', (_, scanned) => {
  const without = show(declaration, scanned).firstElementChild?.className;
  cleanup();
  const warned = show({ ...declaration, version: 4 }, { total: 100_00 }).firstElementChild?.className;
  cleanup();
  const pendingCorrection = '3f0e6c1e-8a52-4d1c-9f0e-1f2a3b4c5d61';
  const said = show({ ...declaration, pendingCorrection }, scanned);
  const words = said.textContent?.replace(/\s/gu, ' ') ?? '';
  expect(words).toContain('Une correction attend un second agent, qui l’approuve ou la refuse');
  expect(words).not.toMatch(/toujours le bon|qui compte/u);
  expect(said.firstElementChild?.className).toBe(warned);
  expect(without === warned).toBe('total' in scanned);
});

it.each([
  ['validated', /Le montant de ce code est toujours le bon/],
  ['seized', /^Rien n’est à encaisser\.$/],
  ['refused', /^Rien n’est à encaisser\.$/],
] as const)('says of a code of a declaration that was %s what it is worth', (status, words) => {
  show({ ...declaration, status });
  expect(screen.getByText(words)).toBeTruthy();
});

it.each([
  ['dernière version enregistrée', 3, 'success', 'warning'],
  ['plus récent que ce que le service a gardé', 4, 'warning', 'success'],
] as const)(
  'says « %s » of a code of version %i of what is stored as the third',
  (words, version, tone, other) => {
    const total = scaled(declaration.assessment.total, 2);
    const said = show(declaration, { version, total: total + 10_00 });
    const text = said.textContent?.replace(/\s/gu, ' ') ?? '';
    expect(text).toContain(words);
    const classes = (named: string): boolean => said.firstElementChild?.className.includes(named) === true;
    expect([classes(tone), classes(other)]).toEqual([true, false]);
    const amount = formatComputedTotal(declaration.assessment).replace(/\s/gu, ' ');
    expect(text.includes(amount)).toBe(version === 4);
  },
);

it('says nothing of a state that was read at another scan, once there is no network', async () => {
  const queries = new QueryClient();
  const read = vi.fn(async () => Response.json(declaration));
  vi.stubGlobal('fetch', read);
  const scan = () =>
    render(
      <QueryClientProvider client={queries}>
        <StoredState code={{ ...code, version: 3 }} />
      </QueryClientProvider>,
    );
  scan();
  expect(await screen.findByText(/dernière version/u)).toBeTruthy();
  cleanup();
  // As another code is scanned, then this one again.
  await new Promise((resolve) => setTimeout(resolve));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  scan();
  expect(screen.queryByText(/dernière version/u)).toBeNull();
  expect(screen.getByText(/^Hors ligne/u).textContent).toMatch(/lira.de.lui/u);
});

it('says of when a state is that was read before the network went, and reads it again once it is back', async () => {
  const read = vi.fn(async () => Response.json(declaration));
  vi.stubGlobal('fetch', read);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StoredState code={{ ...code, version: 3 }} />
    </QueryClientProvider>,
  );
  await screen.findByText(/dernière version/u);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/Hors ligne\..Vous voyez l’état de/u)).toBeTruthy();
  expect(screen.getByText(/dernière version/u)).toBeTruthy();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/Hors ligne/u)).toBeNull();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

it('says of when a state is that could not be read again', async () => {
  const queries = new QueryClient();
  const read = vi.fn(async () => Response.json(declaration));
  vi.stubGlobal('fetch', read);
  render(
    <QueryClientProvider client={queries}>
      <StoredState code={{ ...code, version: 3 }} />
    </QueryClientProvider>,
  );
  await screen.findByText(/dernière version/u);
  expect(screen.queryByText(/Vous voyez/u)).toBeNull();
  read.mockImplementation(async () => Response.json({}, { status: 503 }));
  await act(() => queries.refetchQueries());
  // What was read is told a turn later.
  expect(await screen.findByText(/Vous voyez l’état de/u)).toBeTruthy();
  expect(screen.getByText(/dernière version/u)).toBeTruthy();
});
