import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ownOfficeQuery } from '../../../lib/own-office';
import { ChooseOfficePage } from './choose-office-page';

afterEach(cleanup);

it('has the office of before selected, so that another one typed takes its place', async () => {
  const office = { id: 'FR000001', name: 'Paris-Orly', aliases: [] };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(ownOfficeQuery.queryKey, { office, offices: [office] });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ChooseOfficePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Bureau' });
  expect(document.activeElement).toBe(field);
  const selected = (): string => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  expect(selected()).toBe(field.value);
  await userEvent.tab();
  await userEvent.click(field);
  await waitFor(() => expect(selected()).toBe(field.value));
  await userEvent.keyboard('calais');
  expect(field.value).toBe('calais');
});
