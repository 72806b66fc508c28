import { typographyFaults } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { UnsentMailsPage } from './unsent-mails-page';

const mail = {
  id: '<a@test.example>',
  name: 'declaration-receipt',
  to: 'e…@exemple.fr',
  askedAt: '2026-11-20T10:00:00.000Z',
  givenUpAt: '2026-11-21T10:00:00.000Z',
  tries: 1,
  trouble: 'address',
  codes: 'EENVELOPE 550',
};
const asked: { readonly path: string; readonly body: unknown }[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.length = 0;
});

/** The page, as a server answers: the list, then what sending again gives. */
function open(list: object, again: () => Response): void {
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    asked.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return method === 'POST' ? again() : Response.json(list);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <UnsentMailsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says of each mail which it is, to whom and why it did not leave, and sends it again', async () => {
  open({ total: 1, mails: [mail] }, () => Response.json({ total: 0, mails: [] }));
  const button = await screen.findByRole('button', {
    name: /^Renvoyer\s: Reçu d’une déclaration, à e…@exemple\.fr$/,
  });
  const text = document.body.textContent ?? '';
  expect(text).toContain('Reçu d’une déclaration, à e…@exemple.fr');
  expect(text).toContain('refuse cette adresse');
  expect(text).toContain('EENVELOPE 550');
  expect(typographyFaults(screen.getByRole('list').textContent ?? '')).toEqual([]);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Renvoyer/ })).toBeNull());
  expect(asked.at(-1)).toMatchObject({ body: { id: mail.id } });
  expect(document.body.textContent).toMatch(/repart dans quelques instants/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('leaves a mail alone on a press, and leads to its declaration', async () => {
  open({ total: 1, mails: [{ ...mail, publicId: 'K7Q-2MX-9TD' }] }, () =>
    Response.json({ total: 0, mails: [] }),
  );
  const link = await screen.findByRole('link', { name: /^Voir la déclaration/ });
  expect(link.getAttribute('href')).toBe('/agent/declaration/K7Q-2MX-9TD');
  fireEvent.click(
    screen.getByRole('button', { name: /^Laisser\s: Reçu d’une déclaration, à e…@exemple\.fr$/ }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /Laisser/ })).toBeNull());
  expect(asked.at(-1)).toEqual({ path: '/api/mail/unsent/drop/', body: { id: mail.id } });
  expect(document.body.textContent).toMatch(/ne compte plus/);
});

it('leads to no declaration from a mail about an account', async () => {
  open({ total: 1, mails: [{ ...mail, name: 'password-reset' }] }, () => Response.json({}));
  await screen.findByRole('button', { name: /^Laisser/ });
  expect(screen.queryByRole('link', { name: /déclaration/ })).toBeNull();
});

it('says of a mail held after a restoration that it may have left, and not that it was tried', async () => {
  const held = { ...mail, trouble: 'restored', tries: 0, codes: '' };
  open({ total: 1, mails: [held] }, () => Response.json({ total: 0, mails: [] }));
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(/Retenu le .+\d/);
  expect(row.textContent).toContain('peut-être déjà parti');
  expect(row.textContent).not.toMatch(/essai/);
});

it('says what to do when a colleague was faster', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Message introuvable',
    status: 404,
    code: 'mail-not-found',
    detail: 'Ce message est déjà renvoyé, ou il est trop ancien. Rechargez la liste.',
  };
  open({ total: 1, mails: [mail] }, () =>
    Response.json(problem, { status: 404, headers: { 'content-type': 'application/problem+json' } }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /Renvoyer/ }));
  expect(await screen.findByText(/Rechargez la liste/)).toBeTruthy();
});

it('says that there are none to decide of, not that those that were left have gone', async () => {
  open({ total: 0, mails: [] }, () => Response.json({}));
  expect(await screen.findByText(/Aucun message n’attend votre décision/)).toBeTruthy();
});

it('reads the list again after a decision that was not taken, or whose answer was lost', async () => {
  let mails = [mail];
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json({ total: mails.length, mails });
    // A colleague, or this very press, had it sent again.
    mails = [];
    throw new TypeError('cut');
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <UnsentMailsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Renvoyer/ }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Renvoyer/ })).toBeNull());
});
