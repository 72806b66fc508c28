import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { claire, plain, showTakings, till } from './testing/show-takings';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [422, 'Cette journée a trop de lignes pour un seul fichier : choisissez un bureau.'],
  [403, 'Corrigez les champs cités.'],
])('says in the words of the server why it gives no file: %i', async (status, said) => {
  showTakings([till('Claire Martin', claire)]);
  const errors = status === 422 ? [{ path: 'office', code: 'too-many-movements', message: said }] : [];
  const problem = { type: 'about:blank', title: 'Non', detail: 'Corrigez les champs cités.', code: 'x' };
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { ...problem, status, errors },
      { status, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mouvements (CSV)' }));
  await waitFor(() => expect(plain(screen.getByRole('alert').textContent)).toBe(said));
});

it('asks to try again where the network is cut', async () => {
  showTakings([till('Claire Martin', claire)]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Feuille (PDF)' }));
  await waitFor(() =>
    expect(plain(screen.getByRole('alert').textContent)).toContain('Réessayez dans un instant.'),
  );
});
