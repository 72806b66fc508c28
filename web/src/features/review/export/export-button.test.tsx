import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ownAccountQuery } from '../../../lib/own-account';
import { type ListFilters, noFilters } from '../list/list-filters';
import { ExportButton } from './export-button';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(fetched: typeof fetch = () => new Promise(() => undefined)): {
  readonly filtered: (filters: ListFilters) => void;
} {
  vi.stubGlobal('fetch', fetched);
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(ownAccountQuery.queryKey, { role: 'supervisor' } as never);
  const page = (filters: ListFilters) => (
    <QueryClientProvider client={queries}>
      <ExportButton filters={filters} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(noFilters));
  return { filtered: (filters) => rerender(page(filters)) };
}

const open = () => userEvent.click(screen.getByRole('button', { name: /^Exporter/u }));
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

it('finds the reason that is typed again after Escape, and none that is chosen without a word', async () => {
  show();
  await open();
  await userEvent.click(screen.getByRole('radio', { name: /^Contentieux/u }));
  pressEscape();
  await open();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Autre raison' }));
  await userEvent.type(screen.getByRole('textbox'), 'Demande du parquet');
  pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Demande du parquet');
});

const type = async (words: string): Promise<void> => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Autre raison' }));
  await userEvent.type(screen.getByRole('textbox'), words);
};

it('gives up a reason that is cancelled', async () => {
  show();
  await type('Demande du parquet');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Revenir à la liste' }),
  );
  await open();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.queryByDisplayValue('Demande du parquet')).toBeNull();
});

it('keeps a reason with the list that it was typed for', async () => {
  const { filtered } = show();
  await type('Demande du parquet');
  pressEscape();
  filtered({ ...noFilters, status: ['paid'] });
  await open();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  pressEscape();
  filtered(noFilters);
  await open();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Demande du parquet');
});

it('says that the file is there of the list that it holds, and not of another one', async () => {
  const { filtered } = show(() =>
    Promise.resolve(new Response('a;b', { headers: { 'content-type': 'text/csv; charset=utf-8' } })),
  );
  await open();
  await userEvent.click(screen.getByRole('radio', { name: /^Contentieux/u }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Exporter' }));
  expect(await screen.findByText(/téléchargements/u)).toBeTruthy();
  filtered({ ...noFilters, status: ['paid'] });
  expect(screen.queryByText(/téléchargements/u)).toBeNull();
});
