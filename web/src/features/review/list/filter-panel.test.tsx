import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterPanel } from './filter-panel';
import { type ListFilters, noFilters } from './list-filters';

const folding = () => screen.getByRole('button', { name: /^Filtres/ });
const more = () => screen.getByRole('button', { name: /^Plus de filtres/ });
const flight = () => screen.queryByLabelText('Vol');

// What is unfolded outlives the panel.
afterEach(async () => {
  if (more().getAttribute('aria-expanded') === 'true') await userEvent.click(more());
  cleanup();
  vi.unstubAllGlobals();
});

function Panel({ given }: { readonly given: Partial<ListFilters> }): ReactNode {
  const [filters, setFilters] = useState<ListFilters>({ ...noFilters, ...given });
  return (
    <>
      <FilterPanel filters={filters} onChange={(changes) => setFilters({ ...filters, ...changes })} />
      <button type="button" onClick={() => setFilters({ ...filters, flight: 'AF123' })}>
        Ailleurs
      </button>
    </>
  );
}

async function show(given: Partial<ListFilters> = {}): Promise<void> {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Panel given={given} />
    </QueryClientProvider>,
  );
  if (folding().getAttribute('aria-expanded') === 'false') await userEvent.click(folding());
}

it('shows the most used first, and every other one behind one button, told to screen readers', async () => {
  await show();
  expect(screen.getByRole('checkbox', { name: /valider$/ })).toBeTruthy();
  expect(screen.getByLabelText('Période')).toBeTruthy();
  expect(screen.getByLabelText('Bureau')).toBeTruthy();
  expect(flight()).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Avion' })).toBeNull();
  expect(more().getAttribute('aria-expanded')).toBe('false');
  more().focus();
  await userEvent.keyboard('{Enter}');
  expect(more().getAttribute('aria-expanded')).toBe('true');
  const rest = document.getElementById(more().getAttribute('aria-controls') ?? '');
  expect(more().nextElementSibling).toBe(rest);
  for (const label of ['Vol', 'Montant minimal, en euros', 'Traitée le']) {
    expect(rest?.contains(screen.getByLabelText(label))).toBe(true);
  }
  for (const name of ['Avion', 'approuver']) {
    expect(rest?.contains(screen.getByRole('checkbox', { name: new RegExp(`${name}$`) }))).toBe(true);
  }
});

it.each<[string, Partial<ListFilters>]>([
  ['a flight', { flight: 'AF123' }],
  ['an amount', { minAmount: 10 }],
  ['a means of transport', { meanOfTransports: ['car'] }],
])('are all shown where one of the rest is in use, and counted: %s', async (_, given) => {
  await show({ ...given, status: ['submitted'] });
  expect(more().textContent).toBe('Plus de filtres (1)');
  expect(flight()).not.toBeNull();
});

it('are shown once one of the rest comes into use', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Ailleurs' }));
  expect(flight()).not.toBeNull();
});

it('stay shown when the last of them in use is taken off', async () => {
  await show({ meanOfTransports: ['car'] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Voiture' }));
  expect(more().textContent).toBe('Plus de filtres');
  expect(screen.getByRole('checkbox', { name: 'Voiture' })).toBeTruthy();
});

it('are unfolded again where the reader left them so', async () => {
  await show();
  await userEvent.click(more());
  await userEvent.click(folding());
  await userEvent.click(folding());
  expect(flight()).not.toBeNull();
});
