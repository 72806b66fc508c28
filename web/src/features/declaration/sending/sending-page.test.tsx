import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type DeclarationRequest,
  initialAppState,
  saveSentDeclaration,
  startSubmission,
  useAppStore,
} from '../../../store';
import { repairAppState } from '../../../store/repair';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { LiveRegionProvider } from '../../../ui';
import { ConfirmationPage } from '../confirmation/confirmation-page';
import { EraseSection } from '../confirmation/erase-section';
import { LaterActs } from '../confirmation/later-acts';
import { answerJson, refusal, servedDeclaration } from '../confirmation/testing/served-declaration';
import { DeclarationCard } from '../declaration-card';
import { declarationPaths } from '../declaration-paths';
import { showPurchases } from '../purchases/testing/show-purchases';
import { SendingPage } from './sending-page';

const { declaration } = initialAppState;
const complete: DeclarationRequest = {
  ...declaration.declarationRequest,
  declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
  claimToken: 'a'.repeat(43),
  contactDetails: {
    ...declaration.declarationRequest.contactDetails,
    age: 34,
    lastName: 'Martin',
    firstName: 'Chloé',
    address: '12 rue de l’Église',
    city: 'Paris',
    postalCode: '75011',
  },
  meansOfTransportAndCountry: { meansOfTransport: 'train', country: 'CH', flightNumber: '' },
  border: false,
  shoppingProducts: [{ id: 'a', productId: 'parfum', name: 'Parfum', value: 80, currency: 'EUR' }],
};
const draft = servedDeclaration(sentDeclaration({ id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e' }), {
  status: 'draft',
  version: 1,
});
const fetchMock = vi.fn<typeof fetch>();

const onSubmitting = (answer: () => Promise<Response>) =>
  fetchMock.mockImplementation((_address, request) =>
    request?.method === 'PUT' ? Promise.resolve(answerJson(draft)) : answer(),
  );
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

function show(page: ReactNode): void {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LiveRegionProvider>
          <main>{page}</main>
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const plain = (text: string) => text.replace(/\s/gu, ' ').replaceAll('\u2060', '');
const read = () => plain(screen.getByRole('main').textContent);
const heading = () => plain(screen.getByRole('heading', { level: 1 }).textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const failed = () => waitFor(() => screen.getByRole('button', { name: /Modifier|Corriger/u }));

function wait(): void {
  useAppStore.setState({ declaration: { ...declaration, declarationRequest: complete } });
  startSubmission({ date: '2026-11-21', shownTotal: 0, askedAt: '2026-11-21T08:00:00.000Z' });
}

async function send(): Promise<void> {
  wait();
  show(<SendingPage />);
  await failed();
}

beforeEach(() => {
  localStorage.clear();
  useAppStore.setState(initialAppState, true);
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  useAppStore.setState(initialAppState, true);
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const unsent = /n’est pas encore envoyée|[Pp]as encore envoyée|non envoyée/u;

describe('a declaration whose answer is lost', () => {
  it.each([
    ['the network', cut],
    ['a server that is down', async () => refusal(503, 'overloaded')],
    ['a version that answers otherwise', async () => answerJson({ changed: true })],
  ])('is not said to be unsent: %s', async (_, lose) => {
    onSubmitting(lose);
    await send();
    expect(heading()).toBe('Envoi non confirmé');
    expect(read()).toContain('il verra si votre déclaration est arrivée');
    expect(read()).toMatch(/nous ne savons pas si votre déclaration est envoyée/u);
    expect(read()).not.toMatch(unsent);
  });

  it('is not said to be unsent while it is tried again, nor after the page is opened anew', async () => {
    onSubmitting(cut);
    await send();
    fetchMock.mockImplementation(() => new Promise<Response>(() => undefined));
    press('Réessayer maintenant');
    expect(read()).not.toMatch(unsent);
    const reloaded = repairAppState(JSON.parse(JSON.stringify(useAppStore.getState())));
    expect(reloaded.declaration.declarationRequest.mayBeSent).toBe(true);
    show(<SendingPage />);
    expect(read()).not.toMatch(unsent);
  });

  it('is not said to be unsent on the home page, waiting or given back to be changed', async () => {
    onSubmitting(cut);
    await send();
    const edit = () => press('Modifier mes réponses');
    show(<DeclarationCard />);
    expect(read()).toMatch(/Envoi non confirmé.*Voir l’envoi/u);
    expect(read()).not.toMatch(unsent);
    show(<SendingPage />);
    edit();
    show(<DeclarationCard />);
    expect(read()).toMatch(/Envoi non confirmé.*Reprendre la déclaration/u);
    expect(read()).not.toMatch(unsent);
  });

  it('is erased for another one only by who was told that it may be sent', async () => {
    onSubmitting(cut);
    await send();
    press('Modifier mes réponses');
    const other = sentDeclaration();
    saveSentDeclaration(other);
    show(<LaterActs sent={other} />);
    press('Faire une autre déclaration');
    const asked = plain((await screen.findByRole('dialog')).textContent);
    expect(asked).toMatch(/Nous ne savons pas si elle est envoyée/u);
    expect(asked).not.toMatch(/n’est pas envoyée/u);
  });

  it('is checked again by who is told so', async () => {
    showPurchases({ ...complete, mayBeSent: true }, '/declaration/verification');
    await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });
    expect(read()).toMatch(/Un envoi est peut-être passé/u);
    expect(read()).not.toMatch(/Rien n’est déclaré/u);
  }, 40_000);
});

describe('a declaration that is surely not sent', () => {
  it.each([
    ['lost before its draft was taken', () => fetchMock.mockImplementation(cut)],
    ['refused', () => onSubmitting(async () => refusal(422, 'x'))],
    [
      'offline from the start',
      () => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        onSubmitting(cut);
      },
    ],
  ])('is said to be: %s', async (_, stop) => {
    stop();
    await send();
    expect(read()).toMatch(/Votre déclaration n’est pas encore envoyée/u);
    show(<DeclarationCard />);
    expect(within(screen.getByRole('main')).getByText('non envoyée')).toBeTruthy();
  });
});

describe('an answer that this version cannot read', () => {
  it.each([
    [
      'before it is submitted',
      () => fetchMock.mockImplementation(async () => answerJson({ changed: true })),
      unsent,
    ],
    ['once it is', () => onSubmitting(async () => answerJson({ changed: true })), /Envoi non confirmé/u],
  ])('asks for a newer version, and for no correction: %s', async (_, answer, said) => {
    answer();
    await send();
    expect(read()).toMatch(said);
    expect(read()).toMatch(/ne sait pas lire la réponse/u);
    expect(read()).not.toMatch(/Corrige/u);
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    press('Recharger l’application');
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Modifier mes réponses' })).toBeTruthy();
  });
});

it('is erased with everything else, from the page where the confirmation leads meanwhile', async () => {
  fetchMock.mockImplementation(cut);
  wait();
  show(
    <Routes>
      <Route path={declarationPaths.confirmation} element={<ConfirmationPage />} />
      <Route path={declarationPaths.sending} element={<SendingPage />} />
      <Route path="*" element={<Navigate to={declarationPaths.confirmation} />} />
    </Routes>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Effacer mes données de cet appareil' }));
  expect(plain((await screen.findByRole('dialog')).textContent)).toMatch(/n’essaierons plus d’envoyer/u);
  press('Tout effacer');
  await waitFor(() => expect(heading()).toBe('Vos données sont effacées'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('Martin');
});

it('is told to be sent, perhaps, by who erases it after a try whose answer is lost', async () => {
  useAppStore.setState({
    declaration: { ...declaration, declarationRequest: { ...complete, mayBeSent: true } },
  });
  startSubmission({ date: '2026-11-21', shownTotal: 0, askedAt: '2026-11-21T08:00:00.000Z' });
  show(<EraseSection />);
  press('Effacer mes données de cet appareil');
  expect(plain((await screen.findByRole('dialog')).textContent)).toContain(
    'Elle est peut-être déjà envoyée.',
  );
});

it('is in no doubt while its first try is under way', async () => {
  onSubmitting(() => new Promise<Response>(() => undefined));
  wait();
  show(<SendingPage />);
  await waitFor(() =>
    expect(fetchMock.mock.calls.some(([, request]) => request?.method === 'PATCH')).toBe(true),
  );
  expect(read()).toMatch(/Pas encore envoyée/u);
});
