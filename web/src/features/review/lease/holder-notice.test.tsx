import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../../lib/session';
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
  expect(await screen.findByText('Ouverte par Claire Martin')).toBeTruthy();
  expect(fetchMock.mock.calls[0]?.[1]?.method).toBe('PUT');
});

it('says to nobody that they may decide while a correction waits for a second officer', async () => {
  open({ id: 'c', name: 'Claire Martin' });
  await screen.findByText(/Vous pouvez décider aussi/);
  cleanup();
  open({ id: 'c', name: 'Claire Martin' }, { pendingCorrection: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e' });
  expect((await screen.findByRole('status')).textContent).toBe('Ouverte par Claire Martin');
});

it('does without a name', async () => {
  open({ id: 'c' });
  expect(await screen.findByText('Ouverte par un collègue')).toBeTruthy();
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

describe('a sheet that is left', () => {
  const told = () =>
    fetchMock.mock.calls.filter(([address]) => String(address).endsWith('/left/')).map(([, init]) => init);
  beforeEach(() => {
    vi.useFakeTimers();
    saveTokens({ accessToken: 'a', refreshToken: 'r' });
    open(null);
  });
  afterEach(() => {
    cleanup();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    clearTokens();
  });

  it('is given back, unless its correction is opened at once', () => {
    cleanup();
    vi.advanceTimersByTime(900);
    open(null);
    vi.advanceTimersByTime(10_000);
    expect(told()).toHaveLength(0);
    cleanup();
    vi.advanceTimersByTime(1_000);
    expect(told()).toHaveLength(1);
  });

  it('is given back by a call that outlives its page, and by one that comes back too', () => {
    dispatchEvent(new Event('pagehide'));
    expect(told()).toMatchObject([{ method: 'POST', keepalive: true }]);
    dispatchEvent(new Event('pagehide'));
    expect(told()).toHaveLength(2);
  });
});

it.each(['draft', 'paid', 'refused', 'cancelled'] as const)('keeps nothing of a %s one', (status) => {
  open(null, { status });
  expect(fetchMock).not.toHaveBeenCalled();
});
