import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { isFiltered, type ListFilters, noFilters } from './list-filters';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const everything: ListFilters = {
  ...noFilters,
  search: 'Dupont',
  searchPublicId: 'K7Q',
  status: ['submitted', 'validated'],
  meanOfTransports: ['plane'],
  corrections: ['pending'],
  flight: 'AF123',
  office: 'cdg',
  handledDate: '2026-11-20',
  minAmount: 10,
  maxAmount: 500,
  startDate: '2026-11-01',
  endDate: '2026-11-20',
};

function List({ given }: { readonly given: ListFilters }): ReactNode {
  const [filters, setFilters] = useState(given);
  const change = (changes: Partial<ListFilters>): void => setFilters({ ...filters, ...changes });
  return (
    <>
      <FilterPanel filters={filters} onChange={change} />
      <FilterChips filters={filters} onChange={change} />
      <output>{isFiltered(filters) ? 'narrowed' : 'whole'}</output>
    </>
  );
}

function show(given: ListFilters): void {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <List given={given} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const chips = () => screen.queryAllByRole('button', { name: /^Retirer le filtre\s:/ });
const folding = () => screen.getByRole('button', { name: /^Filtres/ });

it('shows each filter in use, and takes it off by a press, the focus going to the next one, at last to where they are chosen', async () => {
  show(everything);
  // Two states, and one each for the others; two bounds are one.
  expect(chips()).toHaveLength(11);
  expect(folding().textContent).toBe('Filtres (8)');
  const words = chips().map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '));
  expect(words).toEqual(expect.arrayContaining(['à valider', 'avion', 'de 10 € à 500 €', 'bureau : cdg']));
  for (let left = chips().length; left > 0; left -= 1) {
    const [first] = chips();
    if (first === undefined) throw new Error('no filter left');
    await userEvent.click(first);
    expect(chips()).toHaveLength(left - 1);
    expect(document.activeElement).toBe(chips()[0] ?? folding());
  }
  expect(screen.getByText('whole')).toBeTruthy();
  expect(folding().textContent).toBe('Filtres');
});

it('leaves the focus on the filter before when the last one is taken off', async () => {
  show({ ...noFilters, status: ['submitted', 'validated'] });
  await userEvent.click(screen.getByRole('button', { name: /validée$/ }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /valider$/ }));
});

it('leaves the focus where filters are chosen once all are taken off', async () => {
  show({ ...noFilters, status: ['submitted'] });
  await userEvent.click(screen.getByRole('link', { name: 'Effacer les filtres' }));
  expect(document.activeElement).toBe(folding());
});

it('keeps filters folded until they are asked for, and as they were left when the page is come back to', async () => {
  show(noFilters);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(folding().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(folding());
  expect(screen.getByRole('checkbox', { name: /valider$/ })).toBeTruthy();
  cleanup();
  show(noFilters);
  expect(folding().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(folding());
  expect(screen.queryByRole('checkbox')).toBeNull();
});
