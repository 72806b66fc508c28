import type { RelatedDeclaration } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { relatedQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { RelatedCard } from './related-card';

afterEach(cleanup);

it.each([
  ['submitted', 115, '115,00 €'],
  ['submitted', 0, '0,00 €'],
  ['paid', 115, '115,00 €'],
  ['paid', 0, 'Rien à payer'],
  ['refused', 115, '115,00 € calculés, rien à encaisser'],
  ['seized', 115, '115,00 € calculés, rien à encaisser'],
  ['abandoned', 0, 'Rien à encaisser'],
] as const)('says of another declaration, %s, what became of its amount: %s %s', (status, total, words) => {
  const declaration = reviewedDeclaration();
  const related: RelatedDeclaration = {
    publicId: 'K7Q-2MX-9TE',
    status,
    likeness: 'name-and-contact',
    date: '2026-11-20',
    country: 'US',
    total,
    totalIsMinimum: false,
    allowances: [],
  };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(relatedQuery(declaration.id).queryKey, [related]);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <RelatedCard declaration={declaration} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText((text) => text.replace(/\s/gu, ' ') === words)).toBeTruthy();
});
