import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactPage } from './contact-page';

const fetchMock = vi.fn<typeof fetch>();

const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function open(): void {
  render(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
}

const subject = () => screen.getByLabelText<HTMLInputElement>('Objet');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Envoyer mon message' }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('says beside each field what is missing, and sends nothing', () => {
  open();
  send();
  const summary = screen.getByRole('region', { name: 'Des réponses sont à corriger' });
  expect(summary.querySelectorAll('a')).toHaveLength(2);
  expect(document.activeElement).toBe(summary);
  expect(`${summary.textContent}`.replace(/\s/gu, ' ')).toContain('en 5 000 caractères au plus');
  expect(subject().getAttribute('aria-invalid')).toBe('true');
  expect(message().getAttribute('aria-invalid')).toBe('true');
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  [2, 'Il reste 2 caractères.'],
  [1, 'Il reste 1 caractère.'],
  [0, 'Il reste 0 caractère.'],
])('counts what is left near the end of a message: %i', (left, words) => {
  open();
  fireEvent.change(message(), { target: { value: 'x'.repeat(5_000 - left) } });
  expect(screen.getByText(words)).toBeTruthy();
});

test('keeps what was typed when it does not leave, and after a new arrival on the page', async () => {
  fetchMock.mockImplementation(async () => json('down', 503));
  open();
  fireEvent.change(subject(), { target: { value: 'Taux' } });
  fireEvent.change(message(), { target: { value: 'Un livre' } });
  send();
  await screen.findByText('Le service a répondu de façon inattendue.');
  expect(screen.getByText(/gardé dans cet onglet/)).toBeTruthy();
  expect(message().value).toBe('Un livre');
  cleanup();
  open();
  expect([subject().value, message().value]).toEqual(['Taux', 'Un livre']);
});

const bodies = (): readonly unknown[] =>
  fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['what answers is not the service', async () => json('down', 502)],
  [
    'the service fails',
    async () => json({ type: 'about:blank', title: 'Non', status: 500, detail: 'Non.', code: 'x' }, 500),
  ],
])('does not say that it did not leave when %s, and sends it again as the same one', async (_, answer) => {
  fetchMock.mockImplementation(answer);
  open();
  fireEvent.change(subject(), { target: { value: 'Taux' } });
  fireEvent.change(message(), { target: { value: 'Un livre' } });
  send();
  await screen.findByText(/est peut-être parti/);
  expect(screen.queryByText(/n’est pas parti/)).toBeNull();
  cleanup();
  open();
  send();
  await screen.findByText(/est peut-être parti/);
  const [first, second] = bodies();
  expect(first).toEqual({
    subject: 'Taux',
    message: 'Un livre',
    messageId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(second).toEqual(first);
});

test('goes on saying that it may have left after a try that could not, until its words change', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  open();
  fireEvent.change(subject(), { target: { value: 'Taux' } });
  fireEvent.change(message(), { target: { value: 'Un livre' } });
  send();
  await screen.findByText(/est peut-être parti/);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send();
  await screen.findByText(/Vous êtes hors connexion/);
  expect(screen.getByText(/est peut-être parti/)).toBeTruthy();
  fireEvent.change(message(), { target: { value: 'Deux livres' } });
  send();
  await screen.findByText(/n’est pas parti/);
  onLine.mockRestore();
});

test('says that it did not leave when the service refuses it', async () => {
  fetchMock.mockImplementation(async () =>
    json(
      {
        type: 'about:blank',
        title: 'Trop',
        status: 429,
        detail: 'Attendez un moment.',
        code: 'too-many-messages',
      },
      429,
    ),
  );
  open();
  fireEvent.change(subject(), { target: { value: 'Taux' } });
  fireEvent.change(message(), { target: { value: 'Un livre' } });
  send();
  await screen.findByText(/n’est pas parti/);
  expect(screen.queryByText(/peut-être/)).toBeNull();
});

test('puts the refusals of the server beside their fields', async () => {
  fetchMock.mockImplementation(async () =>
    json(
      {
        type: 'about:blank',
        title: 'Non',
        status: 422,
        detail: 'Corrigez.',
        code: 'invalid',
        errors: [{ path: 'subject', code: 'x', message: 'Changez l’objet.' }],
      },
      422,
    ),
  );
  open();
  fireEvent.change(subject(), { target: { value: 'Taux' } });
  fireEvent.change(message(), { target: { value: 'Un livre' } });
  send();
  await waitFor(() => expect(subject().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Changez l’objet.')).toHaveLength(2);
});

test('says that the message left with a copy, and forgets it', async () => {
  fetchMock.mockImplementation(async () => json({ accepted: true }, 200));
  open();
  fireEvent.change(subject(), { target: { value: '  Taux ' } });
  fireEvent.change(message(), { target: { value: 'Un livre' } });
  send();
  await screen.findByRole('heading', { level: 1, name: 'Message envoyé' });
  expect(screen.getByText(/copie vous a été envoyée/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Écrire un autre message' }));
  expect(message().value).toBe('');
  fireEvent.change(subject(), { target: { value: 'Taux' } });
  fireEvent.change(message(), { target: { value: 'Un livre' } });
  send();
  await screen.findByRole('heading', { level: 1, name: 'Message envoyé' });
  const [first, second] = bodies();
  expect(first).toMatchObject({ subject: 'Taux', message: 'Un livre' });
  // The same words written anew are another message.
  expect(second).not.toEqual(first);
});
