import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { waitingLongestQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { type Done, DoneNotice } from './done-notice';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(done: Done, changes: Parameters<typeof reviewedDeclaration>[0]): void {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const declaration = reviewedDeclaration(changes);
  const queries = new QueryClient();
  queries.setQueryData(waitingLongestQuery(2).queryKey, [
    { ...declaration, shoppingProducts: [], total: 0, totalIsMinimum: false, warnings: [] },
  ]);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <DoneNotice done={done} declaration={declaration} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says that the queue is empty once the last one is decided', async () => {
  show('validated', { status: 'validated' });
  expect(await screen.findByText('Plus aucune déclaration n’attend.')).toBeTruthy();
});

it('says nothing of the queue after an erasure, which decides nothing', async () => {
  show('erased', { status: 'paid' });
  expect(await screen.findByText('Données effacées.')).toBeTruthy();
  expect(screen.queryByText(/Plus aucune/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the one just corrected waits still, alone as it is', async () => {
  show('corrected', { status: 'submitted' });
  expect(await screen.findByText('Cette déclaration attend votre décision.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Plus aucune/)).toBeNull());
});
