import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearTokens } from '../../../lib/session';
import { ReturnPage } from './return-page';

const fetchMock = vi.fn<typeof fetch>();

afterEach(() => {
  cleanup();
  clearTokens();
  vi.unstubAllGlobals();
});

function comeBackWith(search: string): void {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  history.replaceState(null, '', `/agent/authentification/retour${search}`);
  fetchMock.mockImplementation(
    async () =>
      new Response(
        JSON.stringify({
          type: 'urn:x',
          title: 'Connexion à recommencer',
          status: 400,
          detail: 'Cette connexion a expiré.',
          code: 'sign-in-expired',
        }),
        { status: 400, headers: { 'content-type': 'application/problem+json' } },
      ),
  );
  render(
    <MemoryRouter>
      <ReturnPage />
    </MemoryRouter>,
  );
}

it('says that the provider does not answer when the service itself leads here', () => {
  comeBackWith('?error=temporarily_unavailable');
  expect(screen.getByText(/ne répond pas\. Recommencez dans quelques minutes\./)).toBeDefined();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('says what the service answers of the provider’s error', async () => {
  comeBackWith('?error=temporarily_unavailable&state=unknown');
  expect(await screen.findByText('Cette connexion a expiré.')).toBeDefined();
});
