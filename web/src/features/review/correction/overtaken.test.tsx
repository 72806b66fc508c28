import type { Declaration } from '@retour/contract';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { reviewPaths } from '../review-paths';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { CorrectionPage } from './correction-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** A correction that is typed, and overtaken by what a colleague did, as its total is asked for. */
async function overtake(
  changes: Partial<Declaration> | ((seen: Declaration, reason: string) => Partial<Declaration>),
): Promise<void> {
  const seen = reviewedDeclaration({
    ...{ id: crypto.randomUUID(), publicId: '123-456-789', status: 'validated' },
  });
  let latest = seen;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input, 'http://localhost');
    if (init?.method === 'POST' && pathname.includes('correction')) {
      const { reason } = JSON.parse(String(init.body));
      latest = {
        ...{ ...seen, version: 3 },
        ...(typeof changes === 'function' ? changes(seen, reason) : changes),
      };
      const problem = { type: 'x', title: 'x', status: 409, detail: 'Changée.', code: 'stale-version' };
      return Response.json(problem, {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      });
    }
    if (pathname.endsWith('/history/')) return Response.json({ history: [] });
    if (/\/declaration\/[^/]+\/$/u.test(pathname)) return Response.json(latest);
    if (pathname.includes('product')) return Response.json(products);
    return pathname.includes('currenc') ? Response.json(currencies) : new Promise<Response>(() => undefined);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[reviewPaths.correction(seen.publicId)]}>
        <Routes>
          <Route path={reviewPaths.correction(':reference')} element={<CorrectionPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const price = await screen.findByRole('textbox', { name: /^Prix/u });
  fireEvent.change(price, { target: { value: '450' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Facture présentée' }));
  await userEvent.click(screen.getByRole('button', { name: 'Calculer le nouveau total' }));
  await screen.findByRole('dialog', { name: 'Cette déclaration vient de changer' });
}

/** From the dialog: the page that it covers may offer the same. */
const seeLatest = (): Promise<void> =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Voir la version à jour' }));

const plain = (text: string | null | undefined): string =>
  (text ?? '').replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');

it('shows what was typed of a correction that is overtaken by a payment, until it is taken up or erased', async () => {
  await overtake({ status: 'paid' });
  expect(screen.getByText(/est gardé/u)).toBeTruthy();
  await seeLatest();
  expect(screen.getByText('Cette déclaration ne se corrige plus')).toBeTruthy();
  expect(screen.getByText(/Seul un superviseur peut annuler le paiement/u)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  const kept = screen.getByRole('region', { name: 'Ce que vous aviez tapé' });
  expect(plain(kept.textContent)).toContain('450');
  expect(plain(kept.textContent)).toContain('Facture présentée');
  expect(plain(kept.textContent)).toContain('Elle sera reprise');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer cette correction' }));
  expect(screen.queryByRole('region', { name: 'Ce que vous aviez tapé' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it.each([
  ['nothing of a correction that is made', '', false],
  ['what was typed of one that is not the last made', ', puis une autre', true],
])('shows %s, whose answer was lost, of a declaration that was paid since', async (_, more, isKept) => {
  await overtake((seen, reason) => ({
    status: 'paid',
    shoppingProducts: seen.shoppingProducts.map((line) => ({ ...line, originalValue: 450 })),
    correction: { at: seen.createdAt, reason: `${reason}${more}` },
  }));
  await seeLatest();
  expect(screen.getByText('Cette déclaration ne se corrige plus')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ce que vous aviez tapé' }) !== null).toBe(isKept);
  expect(Object.keys(sessionStorage).length > 0).toBe(isKept);
});

it('shows nothing that was typed about a person who was erased meanwhile', async () => {
  await overtake({ anonymisedAt: '2026-11-23T09:00:00.000Z' });
  expect(screen.queryByText(/est gardé/u)).toBeNull();
  await seeLatest();
  expect(screen.queryByText(/450/u)).toBeNull();
});

it('keeps what is typed of one that may still be corrected, and is read from its heading on', async () => {
  await overtake({});
  expect(screen.getByText(/est gardé/u)).toBeTruthy();
  await seeLatest();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Prix/u }).value).toContain('450');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
