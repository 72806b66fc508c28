import type { ExportList, RecordedExport } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ExportsPage } from './exports-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const recorded = (at: number, by: string): RecordedExport => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  at: '2026-11-20T10:00:00.000Z',
  by,
  chosen: {},
  typed: [],
  reason: 'statistics',
  rows: 12,
  outcome: 'whole',
});
const place = '2026-11-20T10:00:00.000000Z_00000000-0000-4000-8000-000000000001';

it('leads from the newest exports to all those before, and back', async () => {
  const pages: Readonly<Record<string, ExportList>> = {
    '': { exports: [recorded(1, 'Nadia Roux')], next: place, left: 5, perDay: 5 },
    [place]: { exports: [recorded(2, 'Claire Martin')], next: null, left: 5, perDay: 5 },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const before = new URL(address, 'https://test.example').searchParams.get('before') ?? '';
    return Response.json(pages[before]);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ExportsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/par Nadia Roux/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Revenir aux plus récents' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Plus anciens' }));
  expect(await screen.findByText(/par Claire Martin/)).toBeDefined();
  expect(screen.queryByText(/par Nadia Roux/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Plus anciens' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Revenir aux plus récents' }));
  expect(await screen.findByText(/par Nadia Roux/)).toBeDefined();
});
