import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { declarationQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { DetailPage } from './detail-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('opens the correction of no article while an act is being written', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const declaration = reviewedDeclaration({ publicId: '123-456-789' });
  const queries = new QueryClient();
  queries.setQueryData(declarationQuery(declaration.publicId).queryKey, declaration);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[reviewPaths.declaration(declaration.publicId)]}>
        <Routes>
          <Route path={reviewPaths.declaration(':reference')} element={<DetailPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const article = /^Corriger\s:/;
  expect(screen.getByRole('link', { name: article })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
  expect(screen.queryByRole('link', { name: article })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: article }).disabled).toBe(true);
});
