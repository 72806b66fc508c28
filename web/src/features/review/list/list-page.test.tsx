import type { ListedDeclaration } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryDelayMs, shouldRetry } from '../../../lib/http';
import { ListPage } from './list-page';

const waiting = 30;

function listed(index: number): ListedDeclaration {
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    publicId: `K7Q-2MX-${String(index).padStart(3, '0')}`,
    status: 'submitted',
    version: 2,
    authorType: 'user',
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    declarantLastName: 'Dupont',
    declarantFirstName: 'Élodie',
    meanOfTransport: 'plane',
    country: 'US',
    total: 12.5,
    totalIsMinimum: false,
    shoppingProducts: [],
    warnings: [],
  };
}

/** The lists that were asked for, the offices aside. */
const listsAsked = (): number =>
  vi.mocked(fetch).mock.calls.filter(([address]) => String(address).includes('/search/')).length;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string | URL | Request, init?: RequestInit) => {
      if (!String(address).includes('/search/')) return Response.json({ offices: [], views: [] });
      const { offset, limit } = JSON.parse(String(init?.body));
      const declarations = Array.from({ length: Math.min(limit, waiting - offset) }, (_, index) =>
        listed(offset + index),
      );
      return new Response(JSON.stringify({ declarations, total: waiting, totalIsMinimum: false }), {
        status: 200,
        headers: { 'content-type': 'application/json' },
      });
    }),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function problem(status: number, code: string, headers: Readonly<Record<string, string>> = {}): Response {
  const body = { type: 'about:blank', title: 'Non', status, detail: 'Non.', code };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

function show(address: string): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, retryDelay: retryDelayMs } },
  });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <ListPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

async function open(address: string): Promise<void> {
  show(address);
  await screen.findByText(/sur 30/);
}

const top = () => screen.getByRole('region', { name: 'Liste des déclarations' });

it('goes to the top of the next page with the focus, and says where it stands', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open('/agent/declaration');
  expect(document.activeElement).toBe(document.body);
  const next = screen.getByRole('link', { name: 'Page suivante' });
  next.focus();
  fireEvent.click(next);
  await screen.findByText('21 à 30 sur 30');
  await waitFor(() => expect(document.activeElement).toBe(top()));
  expect(top().getAttribute('aria-description')).toBe('21 à 30 sur 30');
  expect(scroll).toHaveBeenCalledTimes(1);
});

it('says that too much was asked, waits as long as the server says, then goes on by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answer = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async () => problem(429, 'too-many-requests', { 'retry-after': '40' }));
  show('/agent/declaration');
  expect(await screen.findByText('Trop de demandes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  await vi.advanceTimersByTimeAsync(39_000);
  expect(listsAsked()).toBe(1);
  if (answer !== undefined) vi.mocked(fetch).mockImplementation(answer);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByText(/sur 30/)).toBeTruthy();
  expect(screen.queryByText('Trop de demandes')).toBeNull();
});

it('says what to do of a search that takes too long, and does not ask it again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(fetch).mockImplementation(async () => problem(422, 'too-broad'));
  show('/agent/declaration');
  expect(await screen.findByText(/Choisissez une période plus courte/)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listsAsked()).toBe(1);
});

it('loses no choice to one that is made before the page shows it', async () => {
  await open('/agent/declaration');
  act(() => {
    fireEvent.change(screen.getByLabelText('Trier par'), { target: { value: 'name' } });
    fireEvent.change(screen.getByLabelText('Par page'), { target: { value: '50' } });
  });
  await waitFor(() => {
    const [, last] =
      vi.mocked(fetch).mock.calls.findLast(([asked]) => String(asked).includes('/search/')) ?? [];
    expect(JSON.parse(String(last?.body))).toMatchObject({ sort: 'name', limit: 50 });
  });
});

it('leaves the focus on a filter that brings back to the first page', async () => {
  await open('/agent/declaration?offset=20');
  fireEvent.click(screen.getByRole('button', { name: 'Filtres' }));
  fireEvent.click(screen.getByRole('button', { name: 'Plus de filtres' }));
  const plane = screen.getByRole('checkbox', { name: 'Avion' });
  plane.focus();
  fireEvent.click(plane);
  await screen.findByText('1 à 20 sur 30');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Avion' }));
});

it('forgets the name that was searched once whoever bears it was erased elsewhere', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isErased = false;
  vi.mocked(fetch).mockImplementation(async (_address, init) => {
    const isNamed = JSON.parse(String(init?.body ?? '{}')).search !== undefined;
    const found = isErased ? [] : [listed(1)];
    const declarations = isNamed ? found : [{ ...listed(2), declarantLastName: 'Martin' }];
    return Response.json({ declarations, total: declarations.length, totalIsMinimum: false });
  });
  const client = show('/agent/declaration');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Dupont' } });
  fireEvent.click(screen.getByRole('button', { name: 'Chercher' }));
  await screen.findByText(/nom Dupont|« Dupont »/);
  isErased = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByText(/cette page l’a oublié/)).toBeTruthy();
  await screen.findByText(/Martin/);
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  expect(document.body.textContent).not.toContain('Dupont');
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ),
  ).not.toContain('Dupont');
});

/** An act that waits for the other declarations of travellers to be read. */
async function pressOnceOpen(name: RegExp): Promise<void> {
  const act = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(act.disabled).toBe(false));
  fireEvent.click(act);
}

it('shows the list that its count tells, once a batch was decided', async () => {
  const done = new Set<string>();
  vi.mocked(fetch).mockImplementation(async (address, init) => {
    const body = JSON.parse(String(init?.body ?? '{}'));
    if (String(address).includes('/batches/')) {
      const ids: string[] = body.declarations.map(({ id }: ListedDeclaration) => id);
      for (const id of ids) done.add(id);
      return Response.json({ results: ids.map((id) => ({ id, outcome: 'done' })) });
    }
    if (String(address).includes('/used-allowances/')) return Response.json({ declarations: [] });
    const declarations = [0, 1, 2].map(listed).filter(({ id }) => !done.has(id));
    return Response.json({ declarations, total: declarations.length, totalIsMinimum: false });
  });
  show('/agent/declaration?status=submitted');
  const choices = await screen.findAllByRole('checkbox', { name: /^Choisir K7Q/ });
  for (const choice of choices.slice(0, 2)) fireEvent.click(choice);
  fireEvent.click(screen.getByRole('button', { name: 'Valider' }));
  await pressOnceOpen(/^Valider\s2$/);
  await screen.findByText(/déclarations validées/);
  fireEvent.click(screen.getByRole('button', { name: 'Revenir à la liste' }));
  await screen.findByText(/^1\sdéclaration$/);
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Choisir K7Q/ })).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Afficher' })).toBeNull();
  const [left] = screen.getAllByRole('checkbox', { name: /^Choisir K7Q/ });
  if (left === undefined) throw new Error('a row is expected');
  await waitFor(() => expect(document.activeElement).toBe(left));
  fireEvent.click(left);
  fireEvent.click(screen.getByRole('button', { name: 'Valider' }));
  await pressOnceOpen(/^Valider\s1$/);
  await screen.findByText(/déclaration validée/);
  fireEvent.click(screen.getByRole('button', { name: 'Revenir à la liste' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Choisir K7Q/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(top()));
});

it('offers to close what has nothing to pay, where it was to be validated', async () => {
  vi.mocked(fetch).mockImplementation(async (address) => {
    // Nobody used the allowance elsewhere.
    if (String(address).endsWith('/used-allowances/')) return Response.json({ declarations: [] });
    const declarations = [listed(0), { ...listed(1), total: 0 }, { ...listed(2), total: 0 }];
    return Response.json({ declarations, total: 3, totalIsMinimum: false });
  });
  show('/agent/declaration');
  const choices = await screen.findAllByRole('checkbox', { name: /^Choisir K7Q/ });
  for (const choice of choices) fireEvent.click(choice);
  fireEvent.click(screen.getByRole('button', { name: 'Valider' }));
  await screen.findByRole('button', { name: /^Valider\s1$/ });
  const instead = screen.getByRole<HTMLButtonElement>('button', { name: /^Rien\sà\spayer\s: clore\s2$/ });
  await waitFor(() => expect(instead.disabled).toBe(false));
  fireEvent.click(instead);
  expect(await screen.findByRole('button', { name: /^Clore\s2$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Valider\s1$/ })).toBeNull();
});

it('gives the focus to the rows once none is chosen any more, as the bar of acts goes', async () => {
  await open('/agent/declaration');
  const first = screen.getAllByRole('checkbox', { name: /^Choisir K7Q/ })[0] as HTMLElement;
  fireEvent.click(first);
  const clear = await screen.findByRole('button', { name: /^Tout\sdésélectionner$/ });
  clear.focus();
  fireEvent.click(clear);
  expect(screen.queryByRole('region', { name: 'Déclarations choisies' })).toBeNull();
  expect(document.activeElement).toBe(first);
});

it('moves no row as the first one is chosen: what may be done of it stands after them', async () => {
  show('/agent/declaration');
  const [first] = await screen.findAllByRole('checkbox', { name: /^Choisir/ });
  if (first === undefined) throw new Error('rows are expected');
  fireEvent.click(first);
  const bar = await screen.findByRole('region', { name: 'Déclarations choisies' });
  expect(first.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(bar.textContent.replace(/\s/gu, ' ')).toMatch(/^20 déclarations choisies, à payer : [\d ,]+ €/u);
  expect(bar.textContent).toMatch(/À payer, dont /u);
});

/** The lists are what `read` says of their filters; nothing else is found. */
function answerLists(read: (asked: Readonly<Record<string, unknown>>) => readonly ListedDeclaration[]): void {
  vi.mocked(fetch).mockImplementation(async (address, init) => {
    if (!String(address).includes('/search/')) return Response.json({ offices: [], views: [] });
    const declarations = read(JSON.parse(String(init?.body)));
    return Response.json({ declarations, total: declarations.length, totalIsMinimum: false });
  });
}

it('goes on searching a name whose last declaration was only decided, and takes it for no erasure', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isDecided = false;
  answerLists(() => (isDecided ? [] : [listed(1)]));
  show('/agent/declaration?status=submitted');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Dupont' } });
  fireEvent.click(screen.getByRole('button', { name: 'Chercher' }));
  await screen.findByText(/nom Dupont|« Dupont »/);
  isDecided = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByText(/ne répond plus aux filtres/)).toBeTruthy();
  expect(screen.queryByText(/cette page l’a oublié/)).toBeNull();
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('Dupont');
  expect(screen.queryByText('données effacées')).toBeNull();
});

it('shows by itself what arrives in a list that was empty', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let rows: readonly ListedDeclaration[] = [];
  answerLists(() => rows);
  show('/agent/declaration?status=submitted');
  await screen.findByText('Aucune déclaration ne correspond');
  rows = [listed(1)];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await screen.findByRole('checkbox', { name: /^Choisir K7Q/ })).toBeTruthy();
  expect(screen.queryByText('Cette page de la liste n’existe plus')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Afficher' })).toBeNull();
  // Then it is a list as any other: what arrives waits to be asked for.
  rows = [listed(2), listed(1)];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await screen.findByRole('button', { name: 'Afficher' })).toBeTruthy();
});

it('gives the focus to the rows once the latest list is shown, as the word of it goes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let rows = [listed(1)];
  answerLists(() => rows);
  show('/agent/declaration');
  await screen.findByRole('checkbox', { name: /^Choisir K7Q/ });
  rows = [{ ...listed(2), createdAt: '2026-11-21T09:05:00.000Z' }, listed(1)];
  await vi.advanceTimersByTimeAsync(15_000);
  const shown = await screen.findByRole('button', { name: 'Afficher' });
  shown.focus();
  fireEvent.click(shown);
  expect(screen.queryByRole('button', { name: 'Afficher' })).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox', { name: /^Choisir K7Q/ })[0]);
});
