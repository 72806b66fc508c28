import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { NewPasswordPage } from '../password/new-password-page';

const path = '/agent/authentification/mot-de-passe-oublie/nouveau-mot-de-passe';
const refusal = {
  type: 'about:blank',
  status: 422,
  code: 'link-unusable',
  title: 'Lien inutilisable',
  detail: 'Ce lien a déjà servi.',
};
const asked: string[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.length = 0;
});

function Place(): React.ReactNode {
  const { hash, state } = useLocation();
  return <output>{JSON.stringify({ hash, state })}</output>;
}

function open(entry: string | { readonly pathname: string; readonly state: unknown }, works: boolean): void {
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    asked.push(`${address} ${body}`);
    return works
      ? Response.json({ accepted: true })
      : Response.json(refusal, { status: 422, headers: { 'content-type': 'application/problem+json' } });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[entry]}>
        <NewPasswordPage />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const place = () => JSON.parse(document.querySelector('output')?.textContent ?? '');

it('says at once that a link does not work, with the way to another one, and keeps nothing of it', async () => {
  open(`${path}#token=secret`, false);
  expect(await screen.findByRole('heading', { name: 'Ce lien ne fonctionne pas' })).toBeTruthy();
  expect(screen.getByText('Ce lien a déjà servi.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Demander un autre lien' })).toBeTruthy();
  expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull();
  expect(place()).toEqual({ hash: '', state: null });
  expect(asked).toEqual(['/api/password/link/ {"purpose":"password","token":"secret"}']);
});

it('keeps the token out of the address, where a reload of the page finds it', async () => {
  open(`${path}#token=secret`, true);
  expect(await screen.findByLabelText('Nouveau mot de passe')).toBeTruthy();
  expect(place()).toEqual({ hash: '', state: { token: 'secret' } });
  cleanup();
  open({ pathname: path, state: { token: 'secret' } }, true);
  const field = await screen.findByLabelText('Nouveau mot de passe');
  await userEvent.type(field, 'girafe marteau nuage violon');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  expect(asked.at(-1)).toContain('/api/password/reset/ {"token":"secret"');
  // The entry of the history that held the token holds what was done.
  await waitFor(() => expect(place()).toEqual({ hash: '', state: { isDone: true } }));
});
