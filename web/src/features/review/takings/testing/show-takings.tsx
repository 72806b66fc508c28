import type { OfficerTakings, Takings } from '@retour/contract';
import { wordJoiner } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { vi } from 'vitest';
import { ownAccountQuery } from '../../../../lib/own-account';
import { LiveRegionProvider } from '../../../../ui';
import { TakingsPage } from '../takings-page';
import { takingsQuery } from '../takings-query';

/** The day of the sheet that is read. */
export const day = '2026-11-23';
export const moved = (payments: number, collected: number) => ({
  payments,
  collected,
  reversals: 0,
  reversed: 0,
  net: collected,
});
/** The officer who is signed in. */
export const claire = '00000000-0000-4000-8000-00000000000a';
/** Two declarations, one of which by card and in cash. */
export const till = (name: string, id: string): OfficerTakings => ({
  office: { id: 'FR000001', name: 'Port de Calais' },
  officer: { id, name },
  ...moved(2, 90),
  reversedBy: [],
  means: [
    { mean: 'card', ...moved(2, 70) },
    { mean: 'cash', ...moved(1, 20) },
  ],
});

export function takingsOf(rows: readonly OfficerTakings[]): Takings {
  return {
    day,
    rows: [...rows],
    total: {
      ...moved(2 * rows.length, 90 * rows.length),
      means: [
        { mean: 'card', ...moved(2 * rows.length, 70 * rows.length) },
        { mean: 'cash', ...moved(rows.length, 20 * rows.length) },
      ],
    },
    trail: { net: 90 * rows.length, difference: 0, closed: 0 },
  };
}

function Back(): ReactNode {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      {`Page d’avant ${pathname}${search}`}
    </button>
  );
}

/** The page of the day, of these tills, without a server but for what it last read; another page was seen before. */
export function showTakings(
  rows: readonly OfficerTakings[],
  offices?: Takings['offices'],
  address = `?jour=${day}`,
  trail?: Takings['trail'],
): QueryClient {
  const shown = new URLSearchParams(address).get('jour') ?? day;
  const takings = {
    ...takingsOf(rows),
    ...(trail === undefined ? {} : { trail }),
    ...(offices === undefined ? {} : { offices }),
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(takings)),
  );
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(takingsQuery(shown, '').queryKey, takings);
  queries.setQueryData(ownAccountQuery.queryKey, {
    id: claire,
    email: 'claire@douane.example',
    firstName: 'Claire',
    lastName: 'Martin',
    kind: 'local',
    status: 'active',
    role: 'agent',
    createdAt: '2026-11-01T08:00:00.000Z',
  });
  render(
    <MemoryRouter initialEntries={['/agent', `/agent/encaissements${address}`]}>
      <QueryClientProvider client={queries}>
        <LiveRegionProvider>
          <Back />
          <TakingsPage />
        </LiveRegionProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return queries;
}

export const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(wordJoiner, '').replace(/[\u00A0\u202F]/gu, ' ');
