import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { historyQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { sentenceOf } from '../text/history-text';
import { HistoryCard } from './history-card';

afterEach(cleanup);

const plain = (text: string): string => text.replace(/\s/gu, ' ');

it('speaks to the officer on the screen, and names them on paper', () => {
  const declaration = reviewedDeclaration();
  const { version } = declaration;
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(historyQuery(declaration).queryKey, [
    {
      version,
      at: '2026-11-21T09:00:00.000Z',
      action: 'status-changed',
      from: 'submitted',
      to: 'validated',
      by: { type: 'agent', id: 'a1', name: 'Claire Martin' },
    },
  ]);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <HistoryCard declaration={declaration} agentId="a1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Vous avez validé la déclaration').className).toContain('onScreen');
  expect(screen.getByText('Claire Martin a validé la déclaration').className).toContain('onPaper');
});

it.each([
  [undefined, /^Lire la version 2, avant correction$/],
  [1, /^Lire la version 2, avant la remise$/],
])('leads to the version before a correction, or before a hand-over: %s', (handedOver, name) => {
  const declaration = reviewedDeclaration();
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(historyQuery(declaration).queryKey, [
    {
      version: 3,
      at: '2026-11-21T09:00:00.000Z',
      action: 'corrected',
      from: 'submitted',
      to: 'submitted',
      by: { type: 'agent', id: 'a1', name: 'Claire Martin' },
      ...(handedOver === undefined ? {} : { handedOver }),
    },
  ]);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <HistoryCard declaration={declaration} agentId="a1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('link', { name })).toBeTruthy();
});

it.each([
  [134.92, 96, 'Montant : 134,92 € avant, 96,00 € après'],
  [134.92, 134.92, 'Montant inchangé : 134,92 €'],
])(
  'says of a correction what was to be paid before and after, without unfolding: %s, %s',
  (from, to, expected) => {
    const declaration = reviewedDeclaration();
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    queries.setQueryData(historyQuery(declaration).queryKey, [
      {
        version: declaration.version,
        at: '2026-11-21T09:00:00.000Z',
        action: 'corrected',
        from: 'submitted',
        to: 'submitted',
        by: { type: 'agent', id: 'a1', name: 'Claire Martin' },
        amounts: {
          before: { total: from, totalIsMinimum: false },
          after: { total: to, totalIsMinimum: false },
        },
      },
    ]);
    render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <HistoryCard declaration={declaration} agentId="a1" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(screen.getByText(expected)).toBeTruthy();
  },
);

it.each([
  [undefined, 'Vous avez corrigé la déclaration'],
  [1, 'Vous avez enregistré la remise d’un article à la douane'],
  [2, 'Vous avez enregistré la remise de 2 articles à la douane'],
])('says what was handed over, where nothing was corrected: %s', (handedOver, expected) => {
  const by = { type: 'agent', id: 'a1' } as const;
  const entry = {
    version: 3,
    at: '2026-11-21T09:00:00.000Z',
    from: 'submitted',
    to: 'submitted',
    by,
  } as const;
  expect(plain(sentenceOf({ ...entry, action: 'corrected', handedOver }, 'a1'))).toBe(expected);
});

it.each([
  [undefined, 'Vous avez clos la déclaration'],
  ['card', 'Vous avez enregistré le paiement, par carte'],
] as const)('records a payment only where something was paid: %s', (payment, expected) => {
  const by = { type: 'agent', id: 'a1' } as const;
  const entry = { version: 3, at: '2026-11-21T09:00:00.000Z', from: 'validated', to: 'paid', by } as const;
  expect(sentenceOf({ ...entry, action: 'status-changed', payment }, 'a1')).toBe(expected);
});

it.each([
  [{ settled: 0 }, 'Vous avez annulé la clôture'],
  [{ settled: 12 }, 'Vous avez annulé le paiement'],
  // Of an older version of the service.
  [{}, 'Vous avez annulé la clôture'],
] as const)('says by what was settled what was reversed: %j', (settled, expected) => {
  const by = { type: 'agent', id: 'a1' } as const;
  const entry = { version: 4, at: '2026-11-21T09:00:00.000Z', from: 'paid', to: 'validated', by } as const;
  expect(sentenceOf({ ...entry, action: 'reversed', ...settled }, 'a1')).toBe(expected);
});

it.each([
  [{ id: 'a1' }, 'Vous avez approuvé la correction que vous aviez proposée'],
  [{ id: 'a2' }, 'Vous avez approuvé la correction proposée par un agent'],
] as const)('says whose correction was approved: %j', (proposer, expected) => {
  const by = { type: 'agent', id: 'a1' } as const;
  const entry = {
    version: 4,
    at: '2026-11-21T09:00:00.000Z',
    from: 'validated',
    to: 'validated',
    by,
  } as const;
  const proposedBy = { type: 'agent', ...proposer } as const;
  expect(plain(sentenceOf({ ...entry, action: 'corrected', proposedBy }, 'a1'))).toBe(expected);
});

it('says that something was paid also where neither a number nor a mean was kept', () => {
  const by = { type: 'agent', id: 'a1' } as const;
  const entry = { version: 3, at: '2026-11-21T09:00:00.000Z', from: 'validated', to: 'paid', by } as const;
  expect(sentenceOf({ ...entry, action: 'status-changed', settled: 12 }, 'a1')).toBe(
    'Vous avez enregistré le paiement',
  );
});
