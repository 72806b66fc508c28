import type { Declaration } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
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

function open(declared: Partial<Declaration>): void {
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
}

it.each([
  ['says that one which was proposed waits already', '3f0e6c1e-8a52-4d1c-9f0e-1f2a3b4c5d61', true],
  ['says nothing where none waits', undefined, false],
] as const)('%s', (_, pendingCorrection, isSaid) => {
  open({ pendingCorrection });
  expect(screen.queryByText(/attend déjà l.accord d.un autre agent/u) !== null).toBe(isSaid);
  expect(screen.getByRole('button', { name: 'Calculer le nouveau total' })).toBeTruthy();
});
