import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { identityPaths } from '../identity-paths';
import { RegisterPage } from './register-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('finds again the address that was typed, for whoever comes back to mend it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ accepted: true }));
  const router = createMemoryRouter(
    [
      { path: identityPaths.register, element: <RegisterPage /> },
      { path: identityPaths.registered, element: <p>Demande enregistrée</p> },
    ],
    { initialEntries: [identityPaths.register] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'agent@exemple.fr');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Demande enregistrée');
  await act(() => router.navigate(-1));
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('agent@exemple.fr');
});
