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
}

function show(
  done: Done,
  changes: Parameters<typeof reviewedDeclaration>[0],
  { isClosed = false, waiting = [] }: Shown = {},
): void {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const declaration = reviewedDeclaration(changes);
  const queries = new QueryClient();
  const own = { ...declaration, shoppingProducts: [], total: 0, totalIsMinimum: false, warnings: [] };
  for (const status of waitingStatuses) {
    const others = waiting.includes(status) ? [{ ...own, id: 'other' }] : [];
    queries.setQueryData(waitingLongestQuery(2, status).queryKey, [own, ...others]);
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

it('says that the queue is empty once the last one is decided', async () => {
  show('validated', { status: 'validated' });
  expect(await screen.findByText('Plus aucune déclaration n’attend.')).toBeTruthy();
});

const nextOne = (): readonly (string | null)[] =>
  screen.queryAllByRole('button', { name: /^Suivante/ }).map(({ textContent }) => textContent);

it('goes on in the queue that the agent comes from, then says that it is over', async () => {
  const open = () => rememberList(listPlace({ ...noFilters, status: ['validated'], sort: 'oldest' }));
  open();
  show('paid', { status: 'paid' }, { waiting: ['submitted', 'validated'] });
  expect(nextOne()).toEqual([expect.stringContaining('Suivante à encaisser')]);
  cleanup();
  show('paid', { status: 'paid' }, { waiting: ['submitted'] });
  expect(screen.getByText('Plus aucune déclaration n’attend d’être encaissée.')).toBeTruthy();
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
