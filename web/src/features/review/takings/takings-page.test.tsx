import type { OfficerTakings, Takings } from '@retour/contract';
import { wordJoiner } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ownAccountQuery } from '../../../lib/own-account';
import { LiveRegionProvider } from '../../../ui';
import { TakingsPage } from './takings-page';
import { takingsQuery } from './takings-query';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const day = '2026-11-23';
const moved = (payments: number, collected: number) => ({
  payments,
  collected,
  reversals: 0,
  reversed: 0,
  net: collected,
});
const claire = '00000000-0000-4000-8000-00000000000a';
/** Two declarations, one of which by card and in cash. */
const till = (name: string, id: string): OfficerTakings => ({
  office: { id: 'FR000001', name: 'Port de Calais' },
  officer: { id, name },
  ...moved(2, 90),
  reversedBy: [],
  means: [
    { mean: 'card', ...moved(2, 70) },
    { mean: 'cash', ...moved(1, 20) },
  ],
});

function open(rows: readonly OfficerTakings[]): void {
  const takings: Takings = {
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
  vi.stubGlobal('fetch', async () => Response.json(takings));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(takingsQuery(day, '').queryKey, takings);
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
    <MemoryRouter initialEntries={[`/agent/encaissements?jour=${day}`]}>
      <QueryClientProvider client={queries}>
        <LiveRegionProvider>
          <TakingsPage />
        </LiveRegionProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(wordJoiner, '').replace(/[\u00A0\u202F]/gu, ' ');

it('adds up in its last row the times of the rows above it, and says for how many declarations', () => {
  open([till('Claire Martin', claire)]);
  const page = plain(document.body.textContent);
  expect(page).toContain('70,00 € (2)');
  expect(page).toContain('20,00 € (1)');
  expect(page).toContain('90,00 € (3)');
  expect(page).toContain('Entre parenthèses : 3 paiements, pour 2 déclarations.');
});

it('says what the sums of several tills are', () => {
  open([till('Claire Martin', claire), till('Hugo Bernard', 'b')]);
  const whole = within(screen.getByRole('region', { name: 'Les 2 caisses ensemble' }));
  expect(whole.getByText(/une par agent et par bureau/)).toBeTruthy();
  expect(plain(document.body.textContent)).toContain('180,00 € (6)');
});

it('gives the focus back to the act once the till is counted', async () => {
  open([till('Claire Martin', claire)]);
  await userEvent.click(screen.getByRole('button', { name: 'Compter ma caisse' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const field of dialog.getAllByRole('textbox')) await userEvent.type(field, '20');
  // Another sum than the sheet says is told once before it is written.
  await userEvent.keyboard('{Enter}');
  expect(dialog.getByText('Le compte n’y est pas')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer cet écart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Compter/ }));
});
