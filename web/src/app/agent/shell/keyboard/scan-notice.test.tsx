import { examplePublicId } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens, tellSessionNews } from '../../../../lib/session';
import { LiveRegionProvider } from '../../../../ui';
import { AgentShell } from '../agent-shell';

vi.setConfig({ testTimeout: 20_000 });

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <label>
        Motif
        <textarea defaultValue="Facture" />
      </label>
      <Link to="/agent/codes">Codes QR</Link>
    </>
  );
}

const ean = '3017620422003';
const code = `RF1~${examplePublicId.replaceAll('-', '')}~vrpn~2~2026-11~1250~k1~vprn`;
const sheet = `/agent/declaration/${examplePublicId}`;

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  saveTokens({ accessToken: 'a', refreshToken: 'r' });
  render(
    <MemoryRouter initialEntries={['/agent/taches']}>
      <QueryClientProvider client={new QueryClient()}>
        <LiveRegionProvider>
          <Routes>
            <Route element={<AgentShell />}>
              <Route path="*" element={<Page />} />
            </Route>
          </Routes>
        </LiveRegionProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
  clearTokens();
  vi.unstubAllGlobals();
});

/** A dialog that asks something. */
function ask(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<button type="button">Confirmer</button><textarea aria-label="Raison"></textarea>';
  document.body.append(dialog);
  dialog.setAttribute('open', '');
  dialog.querySelector('button')?.focus();
  return dialog;
}

/** The keys of a text and Enter, as fast as a scanner types them; a field grows with them. */
function scan(text: string): void {
  act(() => {
    const target = document.activeElement ?? document.body;
    for (const key of [...text, 'Enter']) {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      if (target instanceof HTMLTextAreaElement && key !== 'Enter') target.value += key;
    }
  });
}

const plain = (text: string | null): string => (text ?? '').replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');
const notice = async (title: RegExp, place = within(document.body)): Promise<string> => {
  const said = await place.findByText(
    (_, element) => title.test(plain(element?.textContent ?? '')) && element?.role === 'status',
    {},
    { timeout: 10_000 },
  );
  return plain(said.textContent);
};
const shown = (): string | null => screen.getByText(/^\/agent/u).textContent;

it('tells of a code that is none of ours what was read and what to do, until it is read or the page is left', async () => {
  screen.getByRole('link', { name: 'Codes QR' }).focus();
  const { activeElement } = document;
  scan(ean);
  const said = await notice(/Ce code n’est pas celui d’une déclaration/u);
  expect(said).toContain(ean);
  expect(said).toContain('Demandez au voyageur');
  expect(document.activeElement).toBe(activeElement);
  expect(shown()).toBe('/agent/taches');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByText(/n’est pas celui/u)).toBeNull();
  expect(document.activeElement).toBe(activeElement);

  scan('https://exemple.fr/un-autre-code');
  await notice(/exemple\.fr/u);
  await userEvent.click(screen.getByRole('link', { name: 'Codes QR' }));
  expect(screen.queryByText(/exemple\.fr/u)).toBeNull();

  scan(ean);
  await notice(/n’est pas celui/u);
  scan(code);
  await vi.waitFor(() => expect(shown()).toBe(sheet));
  expect(screen.queryByText(/n’est pas celui/u)).toBeNull();
});

it('tells in an open dialog that a code was read, keeps what is typed there, and opens nothing', async () => {
  const dialog = ask();
  scan(code);
  expect(await notice(/Fermez cette fenêtre, puis scannez à nouveau/u, within(dialog))).toContain(
    code.slice(0, 13),
  );
  expect(shown()).toBe('/agent/taches');

  const field = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
  field.focus();
  field.value = 'Ticket faux';
  scan(code);
  await notice(/puis scannez à nouveau/u, within(dialog));
  await vi.waitFor(() => expect(field.value).toBe('Ticket faux'));
  act(() => {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  });
  expect(screen.queryByText(/puis scannez à nouveau/u)).toBeNull();

  dialog.setAttribute('open', '');
  dialog.querySelector('button')?.focus();
  scan(ean);
  expect(await notice(/n’est pas celui/u, within(dialog))).toContain(ean);
});

it('says nothing of what a field holds as it was scanned', async () => {
  screen.getByRole('textbox').focus();
  scan(`${ean}${ean}`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByText(/n’est pas celui/u)).toBeNull();
});

const tokenOf = (userId: string): string => {
  const claims = { sub: userId, userId, email: 'a@b.example', isAgent: true, exp: 2e9, lastRefresh: false };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
};
const signIn = async (userId: string): Promise<void> =>
  act(async () => {
    saveTokens({ accessToken: tokenOf(userId), refreshToken: 'r' });
    tellSessionNews('signed-in');
  });

it.each([
  [
    'who signed out',
    async () => {
      await act(async () => {
        clearTokens();
        tellSessionNews('signed-out');
      });
      await signIn('claire');
    },
  ],
  ['whose place a colleague took in another tab', () => signIn('hugo')],
])('tells nobody else what was scanned by an officer %s', async (_, leave) => {
  await signIn('claire');
  scan(ean);
  await notice(/n’est pas celui/u);
  await leave();
  await vi.waitFor(() => expect(screen.queryByText(/n’est pas celui/u)).toBeNull());
  scan(ean);
  await notice(/n’est pas celui/u);
});

it('answers on the page what was scanned over a dialog that went away meanwhile', async () => {
  // As in a browser: what is in no page is not shown.
  HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
    if (!this.isConnected) throw new DOMException('Not connected', 'InvalidStateError');
  };
  const first = ask();
  scan(ean);
  first.remove();
  expect(await notice(/n’est pas celui/u)).toContain(ean);
  expect(shown()).toBe('/agent/taches');
  const second = ask();
  scan(code);
  second.removeAttribute('open');
  await vi.waitFor(() => expect(shown()).toBe(sheet));
});
