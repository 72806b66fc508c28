import type { ListedDeclaration } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PapersDialog } from './papers-dialog';

function listed(index: number, changes: Partial<ListedDeclaration> = {}): ListedDeclaration {
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    publicId: `K7Q-2MX-00${index}`,
    status: 'submitted',
    version: 2 + index,
    authorType: 'user',
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    declarantLastName: 'Dupont',
    declarantFirstName: 'Élodie',
    meanOfTransport: 'plane',
    country: 'US',
    total: 12.5,
    totalIsMinimum: false,
    taxes: { customDuty: 2.5, excise: 0, vat: 10 },
    shoppingProducts: [],
    warnings: [],
    ...changes,
  };
}

const answer = vi.fn<() => Response>();
const plain = (text: string | null | undefined): string =>
  (text ?? '').replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  URL.createObjectURL = () => 'blob:papers';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const pdf = (): Response => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
const asked = (): unknown[] =>
  vi
    .mocked(fetch)
    .mock.calls.map(([, init]) =>
      JSON.parse(String(init?.body)).declarations.map(({ id, version }: ListedDeclaration) => [
        Number(id.slice(-3)),
        version,
      ]),
    );

function show(...chosen: readonly ListedDeclaration[]): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PapersDialog chosen={chosen} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('tells the total by tax and what is left out before, and asks for the others as they were seen, in their order', async () => {
  answer.mockImplementation(pdf);
  show(listed(3), listed(1, { status: 'draft' }), listed(2, { status: 'paid' }));
  const dialog = screen.getByRole('dialog', { name: /^Préparer 2/ });
  const sums = ['Droit de douane', 'TVA', 'Total'].map((name) => within(dialog).getByText(name).nextSibling);
  expect(sums.map((amount) => plain(amount?.textContent))).toEqual(['5,00 €', '20,00 €', '25,00 €']);
  expect(plain(within(dialog).getByRole('listitem').textContent)).toBe(
    'K7Q-2MX-001 Dupont Élodie : pas encore envoyée',
  );
  // What is left out is to be opened on its own.
  const link = within(dialog).getByRole('link', { name: 'K7Q-2MX-001' });
  expect(link.getAttribute('href')).toBe('/agent/declaration/K7Q-2MX-001');
  await userEvent.click(screen.getByRole('button', { name: /^Préparer 2/ }));
  await screen.findByRole('dialog', { name: /^2.documents préparés/ });
  expect(asked()).toEqual([
    [
      [3, 5],
      [2, 4],
    ],
  ]);
});

it('prepares nothing when one has changed since, says which and why, and offers the others', async () => {
  const [kept, changed] = [listed(1), listed(2)];
  const errors = [{ path: changed.id, code: 'stale-version', message: 'La déclaration a changé.' }];
  answer.mockImplementationOnce(() =>
    Response.json(
      { type: 'about:blank', title: 'Non', status: 409, detail: 'Rien.', code: 'papers-left-out', errors },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  show(kept, changed);
  await userEvent.click(screen.getByRole('button', { name: /^Préparer 2/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Préparer 1/ });
  expect(plain(dialog.textContent)).toContain('Rien n’est préparé');
  expect(plain(within(dialog).getByRole('listitem').textContent)).toContain('La déclaration a changé.');
  answer.mockImplementation(pdf);
  await userEvent.click(screen.getByRole('button', { name: /^Préparer 1/ }));
  await screen.findByRole('dialog', { name: /^1.document préparé/ });
  expect(asked()[1]).toEqual([[1, 3]]);
});

it('says that nothing came when the answer is lost, and may be asked again', async () => {
  answer.mockImplementation(() => {
    throw new TypeError('network');
  });
  show(listed(1));
  await userEvent.click(screen.getByRole('button', { name: /^Préparer 1/ }));
  expect(plain((await screen.findByText(/pas pu être préparé/)).textContent)).toContain('réessayez');
  expect(screen.getByRole('button', { name: /^Préparer 1/ })).toBeTruthy();
});
