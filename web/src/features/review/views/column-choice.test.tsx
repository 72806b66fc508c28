import type { ListPreferences } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ColumnChoice } from './column-choice';
import { useListPreferences } from './list-preferences';
import { useColumns } from './use-columns';

const evening = { name: 'Vols du soir', query: 'flight=AF123' };

let server: ListPreferences;
let isDown: boolean;
/** Answers of the server that are held back, while it is slow. */
let held: (() => void)[] | undefined;

beforeEach(() => {
  server = { views: [evening], columns: ['declarant', 'total'] };
  isDown = false;
  held = undefined;
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (isDown) throw new TypeError('no network');
    if (init?.method === 'PUT') {
      server = JSON.parse(String(init.body));
      await new Promise<void>((answer) => (held === undefined ? answer() : held.push(answer)));
    }
    return Response.json(server);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Choice(): ReactNode {
  return <ColumnChoice columns={useColumns(useListPreferences())} />;
}

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Choice />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
  await waitFor(() => expect(box('Voyage').checked).toBe(false));
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('says what stopped a column from being kept, shows those that are, and keeps it when asked again', async () => {
  await open();
  isDown = true;
  fireEvent.click(box('Vol'));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeTruthy();
  expect(box('Vol').checked).toBe(false);
  expect(box('Voyageur').checked).toBe(true);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() =>
    expect(server).toEqual({ views: [evening], columns: ['declarant', 'flight', 'total'] }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull());
  expect(box('Vol').checked).toBe(true);
});

it('shows at once each column that is chosen, while the one before is on its way', async () => {
  await open();
  held = [];
  fireEvent.click(box('Vol'));
  fireEvent.click(box('Bureau'));
  expect([box('Vol').checked, box('Bureau').checked]).toEqual([true, true]);
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  await waitFor(() => expect(held).toHaveLength(2));
  expect([box('Vol').checked, box('Bureau').checked]).toEqual([true, true]);
  held[1]?.();
  await waitFor(() => expect(server.columns).toEqual(['declarant', 'flight', 'office', 'total']));
});
