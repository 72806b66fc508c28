import { type WaitingStatus, waitingStatuses } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { payActId, receiptId } from '../acts/next-act';
import { rememberList } from '../list/last-list';
import { noFilters } from '../list/list-filters';
import { listPlace } from '../list/list-place';
import { waitingLongestQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { type Done, DoneNotice } from './done-notice';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  rememberList(listPlace(noFilters));
});

interface Shown {
  readonly isClosed?: boolean;
  /** Another one than the one shown waits in it. */
  readonly waiting?: readonly WaitingStatus[];
  /** So many more wait to be collected, and a second officer has to decide of them first. */
  readonly pending?: number;
  /** How many wait by what is answered; nothing is, otherwise. */
  readonly queues?: { readonly toValidate: number; readonly toCollect: number };
}

function show(
  done: Done,
  changes: Parameters<typeof reviewedDeclaration>[0],
  { isClosed = false, waiting = [], pending = 0, queues: counted }: Shown = {},
): void {
  vi.stubGlobal('fetch', (input: string) =>
    counted !== undefined && String(input).includes('queues')
      ? Promise.resolve(Response.json({ ...counted, toApprove: 0 }))
      : new Promise(() => undefined),
  );
  const declaration = reviewedDeclaration(changes);
  const queries = new QueryClient();
  const own = { ...declaration, shoppingProducts: [], total: 0, totalIsMinimum: false, warnings: [] };
  for (const status of waitingStatuses) {
    const others = waiting.includes(status) ? [{ ...own, id: 'other' }] : [];
    const toApprove = Array.from({ length: status === 'validated' ? pending : 0 }, (_, index) => ({
      ...{ ...own, id: `pending ${index}` },
      hasPendingCorrection: true as const,
    }));
    queries.setQueryData(waitingLongestQuery(2, status).queryKey, [...toApprove, own, ...others].slice(0, 2));
  }
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <DoneNotice done={done} declaration={declaration} />
        <button id={payActId} type="button">
          Enregistrer le paiement
        </button>
        <button id={receiptId} type="button" disabled={isClosed}>
          Reçu en PDF
        </button>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const nothingAtAll = 'Plus aucune déclaration n’attend d’être validée, encaissée ni close.';
const nothingToValidate = 'Plus aucune déclaration n’attend d’être validée.';

it('says which queue is empty once the last one is decided, and how many wait in the other', async () => {
  show('refused', { status: 'refused' });
  expect(screen.getByText(nothingToValidate)).toBeTruthy();
  cleanup();
  show('refused', { status: 'refused' }, { queues: { toValidate: 0, toCollect: 2 } });
  expect(await screen.findByText(/^2\s+déclarations attendent d’être encaissées ou closes\.$/u)).toBeTruthy();
  expect(screen.getByText(nothingToValidate)).toBeTruthy();
  expect(nextOne()).toEqual([expect.stringContaining('Suivante à encaisser')]);
  cleanup();
  show('refused', { status: 'refused' }, { queues: { toValidate: 0, toCollect: 1 } });
  expect(await screen.findByText(/^1\s+déclaration attend d’être encaissée ou close\.$/u)).toBeTruthy();
  cleanup();
  show('refused', { status: 'refused' }, { queues: { toValidate: 0, toCollect: 0 } });
  expect(await screen.findByText(nothingAtAll)).toBeTruthy();
  expect(nextOne()).toEqual([]);
});

it.each(['validated', 'reversed', 'reopened'] as const)(
  'says of no queue that it is empty while the sheet waits to be collected: %s',
  async (done) => {
    rememberList(listPlace({ ...noFilters, status: ['validated'], sort: 'oldest' }));
    show(done, { status: 'validated' }, { queues: { toValidate: 0, toCollect: 1 } });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Enregistrer le paiement'));
    expect(screen.queryByText(/Plus aucune/)).toBeNull();
  },
);

const nextOne = (): readonly (string | null)[] =>
  screen.queryAllByRole('button', { name: /^Suivante/ }).map(({ textContent }) => textContent);

it('goes on in the queue that the agent comes from, then says that it is over', async () => {
  const open = () => rememberList(listPlace({ ...noFilters, status: ['validated'], sort: 'oldest' }));
  open();
  show('paid', { status: 'paid' }, { waiting: ['submitted', 'validated'] });
  expect(nextOne()).toEqual([expect.stringContaining('Suivante à encaisser')]);
  cleanup();
  show('paid', { status: 'paid' }, { waiting: ['submitted'], queues: { toValidate: 3, toCollect: 0 } });
  expect(await screen.findByText(/^3\s+déclarations attendent d’être validées\.$/u)).toBeTruthy();
  expect(screen.getByText('Plus aucune déclaration n’attend d’être encaissée ni close.')).toBeTruthy();
  expect(nextOne()).toEqual([expect.stringContaining('Suivante à valider')]);
  cleanup();
  // One that was to be validated is of the other queue, whichever list was seen before.
  show('validated', { status: 'validated' }, { waiting: ['submitted', 'validated'] });
  expect(nextOne()).toEqual([expect.stringContaining('Suivante à valider')]);
  cleanup();
  rememberList(listPlace({ ...noFilters, status: ['submitted', 'validated'] }));
  show('paid', { status: 'paid' }, { waiting: ['submitted', 'validated'] });
  expect(nextOne()).toEqual([expect.stringContaining('Suivante à valider')]);
});

const toCollectFirst = () => rememberList(listPlace({ ...noFilters, status: ['validated'], sort: 'oldest' }));

it('says nothing of a queue whose first ones all wait for a second officer before it is counted', async () => {
  toCollectFirst();
  show('paid', { status: 'paid' }, { pending: 2, waiting: ['submitted', 'validated'] });
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Reçu en PDF/));
  expect([nextOne(), screen.queryByText(/Plus aucune/)]).toEqual([[], null]);
  cleanup();
  // As many as were asked for: others may follow.
  show('paid', { status: 'paid' }, { pending: 1, waiting: ['submitted'] });
  expect(nextOne()).toEqual([]);
  cleanup();
  show('paid', { status: 'paid' }, { waiting: ['submitted'] });
  expect(nextOne()).toEqual([expect.stringContaining('Suivante à valider')]);
});

const pendingCorrection = '3f0e6c1e-8a52-4d1c-9f0e-1f2a3b4c5d61';

it.each([
  ['corrected', {}, 2],
  ['proposed', { pendingCorrection }, 1],
  ['approve', {}, 3],
] as const)(
  'goes on in the queue to collect behind those that wait for a second officer: %s',
  async (done, changes, toCollect) => {
    toCollectFirst();
    show(
      done,
      { status: 'validated', ...changes },
      { pending: 2, waiting: ['submitted'], queues: { toValidate: 1, toCollect } },
    );
    await waitFor(() => expect(nextOne()).toEqual([expect.stringContaining('Suivante à encaisser')]));
  },
);

it.each([
  ['corrected', {}, 1],
  ['proposed', { pendingCorrection }, 0],
] as const)(
  'counts the one that is shown among those that are left to collect unless it waits for a second officer: %s',
  async (done, changes, toCollect) => {
    toCollectFirst();
    show(
      done,
      { status: 'validated', ...changes },
      { pending: 2, waiting: ['submitted'], queues: { toValidate: 1, toCollect } },
    );
    await waitFor(() => expect(nextOne()).toEqual([expect.stringContaining('Suivante à valider')]));
  },
);

it('says nothing of the queue after an erasure, which decides nothing', async () => {
  show('erased', { status: 'paid' });
  expect(await screen.findByText('Données effacées.')).toBeTruthy();
  expect(screen.queryByText(/Plus aucune/)).toBeNull();
  expect(screen.queryByRole('button', { name: /à valider/ })).toBeNull();
});

it('says that the one just corrected waits still, alone as it is', async () => {
  show('corrected', { status: 'submitted' });
  expect(await screen.findByText('Cette déclaration attend votre décision.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Plus aucune/)).toBeNull());
});

const focusedText = (): string | null | undefined => document.activeElement?.textContent;

it.each([
  ['validated', 'Enregistrer le paiement'],
  ['paid', 'Reçu en PDF'],
] as const)('gives the focus to what follows: %s', async (status, next) => {
  show(status, { status });
  await waitFor(() => expect(focusedText()).toBe(next));
});

it('keeps it where nothing follows on the page, or what follows is closed', async () => {
  show('refused', { status: 'refused' });
  await waitFor(() => expect(focusedText()).toMatch(/^Déclaration refusée\./));
  cleanup();
  show('paid', { status: 'paid' }, { isClosed: true });
  await waitFor(() => expect(focusedText()).toMatch(/^Paiement enregistré|^Déclaration close/));
});

it('says what to give back of the cash, and nothing where all was given to the cent', () => {
  const receipt = (given: number) => ({
    amount: 102.67,
    year: 2026,
    number: 1,
    at: '2026-11-27T09:00:00.000Z',
    office: { id: 'port-calais', name: 'Port de Calais' },
    payments: [
      { mean: 'card' as const, amount: 50 },
      { mean: 'cash' as const, amount: 52.67, given },
    ],
  });
  show('paid', { status: 'paid', receipt: receipt(70) });
  expect(screen.getByText(/^À rendre : 17,33\s€$/u)).toBeTruthy();
  cleanup();
  show('paid', { status: 'paid', receipt: receipt(52.67) });
  expect(screen.queryByText(/^À rendre/u)).toBeNull();
});
