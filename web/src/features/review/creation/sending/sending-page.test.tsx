import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../../../lib/session';
import { initialAppState, useAppStore } from '../../../../store';
import { takeWorkOver } from '../../../../store/drafts/work-owner';
import {
  eraseAllParked,
  parkAgentDeclaration,
  takeUpParked,
  useParkedStore,
} from '../../../../store/parked/parked-declarations';
import { reviewedDeclaration } from '../../testing/reviewed-declaration';
import { creationPaths } from '../creation-paths';
import {
  claire,
  completeRequest,
  haveInHand,
  pending,
  savedDeclaration,
  tokenOf,
} from '../testing/pending-declaration';
import { address, goTo, readText, showRoutes } from '../testing/show-routes';

const otherId = '3f6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
const refusal = { type: 'x', title: 'Non', status: 422, detail: 'Ce pays n’est pas accepté.', code: 'x' };
const fetchMock = vi.fn<typeof fetch>();

const draft = { ...reviewedDeclaration(), id: completeRequest.declarationId, status: 'draft', version: 1 };

/** What submits it is answered so; the draft that comes first is taken. */
const onSubmitting = (answer: () => Promise<Response>) =>
  fetchMock.mockImplementation((_address, request) =>
    request?.method === 'PUT' ? Promise.resolve(Response.json(draft)) : answer(),
  );
const answerWith = (status: number, body: unknown, type = 'application/problem+json') =>
  onSubmitting(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }));
const loseAnswers = () => onSubmitting(() => Promise.reject(new TypeError('Failed to fetch')));

const heading = () => readText(screen.getByRole('heading', { level: 1 }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const failed = () => waitFor(() => screen.getByRole('button', { name: /Modifier|Corriger/u }));

async function send(): Promise<void> {
  haveInHand({ request: completeRequest, pending });
  showRoutes(creationPaths.sending);
  await failed();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  eraseAllParked();
  void takeWorkOver(claire);
  saveTokens({ accessToken: tokenOf(claire), refreshToken: 'r' });
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  useAppStore.setState(initialAppState, true);
  cleanup();
  clearTokens();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a declaration whose answer is lost', () => {
  it.each([
    ['the network', loseAnswers],
    [
      'the network, gone for good meanwhile',
      () =>
        onSubmitting(async () => {
          vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
          throw new TypeError('Failed to fetch');
        }),
    ],
    ['a server that is down', () => answerWith(503, { ...refusal, status: 503 })],
    ['a proxy', () => answerWith(502, '<p>Bad gateway</p>', 'text/html')],
    ['a version that answers otherwise', () => answerWith(200, { changed: true }, 'application/json')],
  ])('is not said to be unsaved: %s', async (_, lose) => {
    lose();
    await send();
    expect(heading()).toBe('Enregistrement incertain');
    expect(readText()).toMatch(/nous ne savons pas s’il a enregistré/u);
    // Where nothing is tried again, nothing is said of another try.
    const isRetried = screen.queryByRole('button', { name: 'Réessayer maintenant' }) !== null;
    expect(/rien ne sera fait deux fois/u.test(readText())).toBe(isRetried);
    expect(readText()).not.toMatch(/n’est pas enregistrée|[Pp]as encore enregistrée|non enregistrée/u);
  });

  it('is not said to be unsaved while it is tried again, nor once the network is gone', async () => {
    loseAnswers();
    await send();
    fetchMock.mockImplementation(() => new Promise<Response>(() => undefined));
    press('Réessayer maintenant');
    expect(readText()).not.toMatch(/[Pp]as encore enregistrée/u);
    cleanup();

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    loseAnswers();
    useAppStore.setState(initialAppState, true);
    haveInHand({ request: { ...completeRequest, corrects: completeRequest.declarationId }, pending });
    showRoutes(creationPaths.sending);
    await failed();
    expect(heading()).toBe('Enregistrement incertain');
  });

  it('is erased only by who was told that it may be saved, parked meanwhile or not', async () => {
    loseAnswers();
    await send();
    press('Modifier la saisie');
    await screen.findByText('Vérifiez, puis enregistrez', {}, { timeout: 15_000 });
    act(() => void parkAgentDeclaration({ newId: otherId, name: '', at: new Date() }));
    act(() => goTo(creationPaths.start));
    const told = /Un enregistrement est peut-être passé/u;
    await waitFor(() => screen.getByRole('button', { name: 'Effacer' }));
    expect(readText()).toMatch(told);
    expect(readText()).not.toMatch(/n’est pas enregistrée/u);
    press('Effacer');
    const asked = readText(await screen.findByRole('dialog'));
    expect(asked).toContain('peut-être passé : cherchez-la d’abord dans les déclarations.');
    expect(asked).not.toMatch(/Rien n’est enregistré/u);

    act(() => {
      takeUpParked(completeRequest.declarationId);
      goTo(creationPaths.contact);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Effacer' }));
    expect(readText(await screen.findByRole('dialog'))).toMatch(told);
  });

  it('says so on the page that saves it again', async () => {
    loseAnswers();
    await send();
    press('Modifier la saisie');
    await screen.findByText('Vérifiez, puis enregistrez', {}, { timeout: 15_000 });
    expect(readText()).toMatch(/Un enregistrement est peut-être passé/u);
    expect(readText()).not.toMatch(/Rien n’est encore enregistré/u);
  }, 40_000);
});

it('is in no doubt while its first try is under way', async () => {
  onSubmitting(() => new Promise<Response>(() => undefined));
  haveInHand({ request: completeRequest, pending });
  showRoutes(creationPaths.sending);
  await waitFor(() =>
    expect(fetchMock.mock.calls.some(([, request]) => request?.method === 'PATCH')).toBe(true),
  );
  expect(readText()).toMatch(/Pas encore enregistrée/u);
  expect(readText()).not.toMatch(/non confirmé/u);
});

describe('a declaration that is surely not saved', () => {
  it.each([
    [
      'lost before its draft was taken',
      () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch')),
      'Déclaration non enregistrée',
    ],
    ['refused', () => answerWith(422, refusal), 'La déclaration ne peut pas être enregistrée ainsi'],
    ['put off', () => answerWith(429, { ...refusal, status: 429 }), 'Déclaration non enregistrée'],
    [
      'kept by a Wi-Fi portal',
      () => answerWith(200, '<p>Bienvenue</p>', 'text/html'),
      'Déclaration non enregistrée',
    ],
    [
      'offline from the start',
      () => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        loseAnswers();
      },
      'Déclaration non enregistrée',
    ],
  ])('is said to be: %s', async (_, stop, title) => {
    stop();
    await send();
    expect(heading()).toBe(title);
    expect(readText()).toMatch(/Cette déclaration n’est pas enregistrée/u);
    fireEvent.click(screen.getByRole('button', { name: /Modifier|Corriger/u }));
    act(() => goTo(creationPaths.contact));
    fireEvent.click(await screen.findByRole('button', { name: 'Effacer' }));
    expect(readText(await screen.findByRole('dialog'))).toMatch(/Rien n’est enregistré/u);
  });

  it('is doubtful all the same when an answer was lost before', async () => {
    loseAnswers();
    await send();
    answerWith(422, refusal);
    press('Réessayer maintenant');
    await waitFor(() => expect(heading()).toBe('La déclaration ne peut pas être enregistrée ainsi'));
    expect(readText()).not.toMatch(/n’est pas enregistrée/u);
  });
});

it('leads from a declaration taken back in another tab to itself, not to the one saved before', async () => {
  fetchMock.mockImplementation(() => new Promise<Response>(() => undefined));
  haveInHand({ request: completeRequest, pending, submitted: savedDeclaration(otherId) });
  showRoutes(creationPaths.sending);
  await screen.findByRole('heading', { level: 1 });
  act(() => haveInHand({ request: completeRequest, submitted: savedDeclaration(otherId) }));
  await waitFor(() => expect(address()).toBe(creationPaths.start));
  expect(heading()).toBe('Une déclaration est commencée');
});

it('leads to the reference of the one that was saved, also when the page is opened again after it', async () => {
  fetchMock.mockImplementation(() => new Promise<Response>(() => undefined));
  haveInHand({ request: completeRequest, pending });
  showRoutes(creationPaths.sending);
  await screen.findByRole('heading', { level: 1 });
  act(() => haveInHand({ submitted: savedDeclaration(completeRequest.declarationId) }));
  await waitFor(() => expect(address()).toBe(creationPaths.saved));
  cleanup();
  showRoutes(creationPaths.sending);
  await waitFor(() => expect(address()).toBe(creationPaths.saved));
  expect(useParkedStore.getState().parked).toEqual([]);
});
