import type { Declaration } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { declarationQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { CorrectionPage } from './correction-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(declared: Partial<Declaration>): QueryClient {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  const declaration = reviewedDeclaration({ publicId: '123-456-789', status: 'validated', ...declared });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(declarationQuery(declaration.publicId).queryKey, declaration);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[reviewPaths.correction(declaration.publicId)]}>
        <Routes>
          <Route path={reviewPaths.correction(':reference')} element={<CorrectionPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return queries;
}

it.each([
  ['says that one which was proposed waits already', '3f0e6c1e-8a52-4d1c-9f0e-1f2a3b4c5d61', true],
  ['says nothing where none waits', undefined, false],
] as const)('%s', (_, pendingCorrection, isSaid) => {
  open({ pendingCorrection });
  expect(screen.queryByText(/attend déjà l.accord d.un autre agent/u) !== null).toBe(isSaid);
  expect(screen.getByRole('button', { name: 'Calculer le nouveau total' })).toBeTruthy();
});

it('corrects nothing of a person who was erased, though it still waited', () => {
  open({ anonymisedAt: '2026-11-23T09:00:00.000Z' });
  expect(screen.getByText(/ont été effacées/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Calculer le nouveau total' })).toBeNull();
});

it('says that a colleague proposed one while it was open, and keeps what is typed', async () => {
  const pendingCorrection = '3f0e6c1e-8a52-4d1c-9f0e-1f2a3b4c5d61';
  const queries = open({});
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Précisions/u });
  await userEvent.type(reason, 'Ticket présenté.');
  const { queryKey } = declarationQuery('123-456-789');
  const read = (changes: Partial<Declaration>) =>
    act(async () => {
      queries.setQueryData(queryKey, (seen) => seen && { ...seen, ...changes });
      await new Promise((resolve) => setTimeout(resolve));
    });
  await read({});
  await read({ pendingCorrection });
  expect(screen.getByText('Cette déclaration a changé')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Voir la version à jour' }));
  expect(screen.queryByText('Cette déclaration a changé')).toBeNull();
  expect(screen.getByText(/attend déjà l.accord d.un autre agent/u)).toBeTruthy();
  expect(reason.value).toBe('Ticket présenté.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
