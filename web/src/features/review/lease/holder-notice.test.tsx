import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holderQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { HolderNotice } from './holder-notice';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(
  heldBy: object | null,
  changes: Parameters<typeof reviewedDeclaration>[0] = {},
  isOutdated = false,
): QueryClient {
  const headers = { 'content-type': 'application/json' };
  fetchMock.mockImplementation(
    async () => new Response(JSON.stringify({ heldBy }), { status: 200, headers }),
  );
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <HolderNotice declaration={reviewedDeclaration(changes)} isOutdated={isOutdated} />
    </QueryClientProvider>,
  );
  return queries;
}

it('names the colleague who has the declaration before them, and closes nothing', async () => {
  open({ id: 'c', name: 'Claire Martin' });
  expect(await screen.findByText('En cours par Claire Martin')).toBeTruthy();
  expect(fetchMock.mock.calls[0]?.[1]?.method).toBe('PUT');
});

it('does without a name', async () => {
  open({ id: 'c' });
  expect(await screen.findByText('En cours par un collègue')).toBeTruthy();
});

it('says nothing of who may decide once somebody has, and keeps the declaration all the same', async () => {
  const queries = open({ id: 'c', name: 'Claire Martin' }, {}, true);
  await waitFor(() =>
    expect(queries.getQueryData(holderQuery(reviewedDeclaration().id).queryKey)).toBeTruthy(),
  );
  expect(document.body.textContent).toBe('');
});

it('says nothing when nobody else has it', async () => {
  open(null);
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  expect(document.body.textContent).toBe('');
});

it.each(['draft', 'paid', 'refused', 'cancelled'] as const)('keeps nothing of a %s one', (status) => {
  open(null, { status });
  expect(fetchMock).not.toHaveBeenCalled();
});
