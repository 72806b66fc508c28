import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ownOfficeQuery } from '../../../lib/own-office';
import { OfficeNotice } from './office-notice';

const offices = [
  { id: 'aeroport-ory', name: 'Paris-Orly', aliases: ['ORY'] },
  { id: 'aeroport-cdg', name: 'Paris-Charles-de-Gaulle', aliases: ['CDG'] },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The notice in a tab that has just read `own`; what the service answers now is `answer`. */
function show(own: object, answer: object): ReturnType<typeof vi.fn<typeof fetch>> {
  const fetchMock = vi.fn<typeof fetch>(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetchMock);
  const queries = new QueryClient();
  queries.mount();
  queries.setQueryData<unknown>(ownOfficeQuery.queryKey, own);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <OfficeNotice />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return fetchMock;
}

it('asks once for all tabs of a browser: a tab that is come back to learns what was chosen in another', async () => {
  show({ offices }, { office: offices[0], offices });
  expect(screen.getByRole('link')).toBeTruthy();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

it.each([
  ['chosen', { office: offices[0], offices }],
  ['without a choice', { offices: offices.slice(1) }],
])('does not read again on every return what is %s', (_, own) => {
  const fetchMock = show(own, own);
  document.dispatchEvent(new Event('visibilitychange'));
  // What another file's page has still to send goes on a return too.
  expect(fetchMock.mock.calls.filter(([address]) => String(address).includes('/office/'))).toEqual([]);
});
