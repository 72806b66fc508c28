import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  initialAppState,
  putArticle,
  restartDeclaration,
  type SentDeclaration,
  saveSentDeclaration,
  useAppStore,
} from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { LiveRegionProvider } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { ConfirmationPage } from './confirmation-page';

const restriction = { code: 'meat', severity: 'forbidden' } as const;
const sent: SentDeclaration = {
  id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
  claimToken: 'a'.repeat(43),
  publicId: 'K7Q-2MX-9TD',
  status: 'submitted',
  version: 2,
  submittedAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  code: 'https://example.org/K7Q-2MX-9TD',
  meanOfTransport: 'plane',
  hasEmail: false,
  declarant: 'Martin Chloé',
  shownTotal: 12,
  assessment: assessedBasket(
    [assessedLine({ customName: 'Saucisson', status: 'taxed', total: 12, restriction })],
    {
      warnings: [{ ...restriction, message: 'La viande est interdite.', legalBasis: null, customIds: ['a'] }],
    },
  ),
};

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 360, height: 740 });
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  useAppStore.setState(initialAppState, true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @param isJustSent it comes from the sending, which says so */
function showPage(isJustSent = false): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[isJustSent ? '/' : declarationPaths.confirmation]}>
        <LiveRegionProvider>
          <Routes>
            <Route
              path="/"
              element={<Navigate to={declarationPaths.confirmation} state={{ justSent: true }} replace />}
            />
            <Route path="*" element={<ConfirmationPage />} />
          </Routes>
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says that the device does not keep it where its storage is full, though the answers are there', () => {
  const { declaration } = initialAppState;
  const { id: declarationId, claimToken } = sent;
  useAppStore.setState({
    declaration: {
      ...declaration,
      declarationRequest: { ...declaration.declarationRequest, declarationId, claimToken },
    },
  });
  const lead = () => document.body.textContent.replace(/\s/gu, ' ');
  const device = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.getItem(key),
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
  saveSentDeclaration(sent);
  showPage();
  expect(lead()).toContain('Cet appareil ne la garde pas');
  cleanup();
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  saveSentDeclaration(sent);
  showPage();
  expect(lead()).not.toContain('Cet appareil ne la garde pas');
});

it('is titled by what an agent did of it', () => {
  const title = () => screen.getByRole('heading', { level: 1 }).textContent.replace(/\s/gu, ' ');
  const correction = { at: '2026-11-26T10:00:00Z', reason: 'Un parfum de moins.' };
  const handOver = { at: '2026-11-26T10:20:00Z', reason: 'Statuette remise.', handedOver: 1 };
  const settledAt = '2026-03-12T10:00:00Z';
  const reversed = { settledAt, receipt: 'PORT-CALAIS-2026-000012' };
  const free = { ...sent.assessment, total: 0, warnings: [] };
  for (const [changes, expected] of [
    [{}, 'Votre déclaration est envoyée'],
    [{ correction }, 'Un agent a corrigé votre déclaration'],
    [{ reopened: { at: settledAt } }, 'Votre déclaration est rouverte'],
    [{ correction: handOver }, 'Votre déclaration est envoyée'],
    [{ correction: handOver, corrections: [correction, handOver] }, 'Un agent a corrigé votre déclaration'],
    [{ correction, status: 'validated' }, 'Votre déclaration est validée'],
    [{ reversed, status: 'validated' }, 'Le paiement de votre déclaration est annulé'],
    // Closed without a payment since, taken up again, and validated: the reversal is of before.
    [{ reversed, reopened: { at: settledAt }, status: 'validated' }, 'Votre déclaration est validée'],
    [
      { reversed: { settledAt, amount: 0 }, reopened: { at: settledAt }, status: 'validated' },
      'Votre déclaration est validée',
    ],
    [
      { reversed: { settledAt }, status: 'validated', assessment: free },
      'La clôture de votre déclaration est annulée',
    ],
    [
      { reversed: { settledAt, amount: 0 }, status: 'validated' },
      'La clôture de votre déclaration est annulée',
    ],
    [{ reversed, status: 'abandoned' }, 'Votre déclaration est close, sans paiement'],
    [{ reversed, status: 'submitted' }, 'Votre déclaration est envoyée'],
  ] as const) {
    saveSentDeclaration({ ...sent, ...changes });
    showPage();
    expect(title()).toBe(expected);
    cleanup();
  }
});

const answers = () => useAppStore.getState().declaration.declarationRequest;

describe('beside answers that are not sent', () => {
  beforeEach(() => {
    saveSentDeclaration({ ...sent, status: 'cancelled' });
    restartDeclaration({ declarationId: '5d0c7a52-6c2b-4c39-9a35-1c2f3e4d5a6b', claimToken: 'b'.repeat(43) });
    useAppStore.setState(({ declaration }) => ({
      declaration: {
        ...declaration,
        declarationRequest: { ...declaration.declarationRequest, corrects: sent.id },
      },
    }));
    showPage();
  });

  it('leads back to the correction of what was cancelled', async () => {
    const resume = await screen.findByRole('link', { name: 'Reprendre la correction' });
    expect(resume.getAttribute('href')).toBe('/declaration');
  });

  it('erases them for another declaration after a question alone', async () => {
    const before = answers();
    await userEvent.click(await screen.findByRole('button', { name: 'Faire une autre déclaration' }));
    const dialog = screen.getByRole('dialog', { name: 'Déclaration en cours' });
    expect(answers()).toEqual(before);
    expect(within(dialog).getByRole('link', { name: 'Reprendre la déclaration' })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Effacer et en faire une autre/u }));
    expect(answers()).not.toEqual(before);
    expect(answers().corrects).toBeUndefined();
  });
});

it.each([
  ['owes nothing', assessedLine({ status: 'relieved', total: 0 }), true],
  ['owes something', assessedLine({ total: 12 }), false],
] as const)('says why one that %s is shown, where one would go out with nothing', (_, line, isSaid) => {
  saveSentDeclaration({ ...sent, assessment: assessedBasket([line]) });
  showPage();
  const where = screen.getByRole('region', { name: 'Où aller' }).textContent;
  expect(where).toMatch(/circuit rouge/u);
  expect(/même quand rien n.est à payer/u.test(where.replace(/\s/gu, ' '))).toBe(isSaid);
});

it('says once that a declaration is sent, and not of another one that is chosen then', async () => {
  saveSentDeclaration({ ...sent, id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d62', publicId: 'AAA-AAA-AAA' });
  saveSentDeclaration(sent);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/']}>
        <LiveRegionProvider>
          <Routes>
            <Route
              path="/"
              element={<Navigate to={declarationPaths.confirmation} state={{ justSent: true }} replace />}
            />
            <Route path={declarationPaths.confirmation} element={<ConfirmationPage />} />
          </Routes>
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const said = () =>
    screen.getAllByText(/^Votre déclaration est envoyée\. ?$/u).filter((one) => one.localName === 'span');
  expect(said()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Déclaration faite par/u }));
  expect(screen.getAllByText('AAA-AAA-AAA').length).toBeGreaterThan(0);
  expect(said()).toHaveLength(1);
});

it.each(['submitted', 'cancelled'] as const)(
  'says the reference and the name, then what may not enter, before any amount: %s',
  (status) => {
    saveSentDeclaration({ ...sent, status });
    const { container } = render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <LiveRegionProvider>
            <ConfirmationPage />
          </LiveRegionProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const text = container.textContent.replace(/\s/gu, ' ');
    const ban = text.indexOf('ne peut pas entrer en France');
    const code = container.querySelector('svg[role="img"]');
    const notice = screen.getByText(/ne peut pas entrer en France/u);
    expect(text.indexOf('12,00 €')).toBeGreaterThan(ban);
    for (const first of [sent.publicId, 'Martin Chloé']) {
      expect(text.indexOf(first)).toBeGreaterThan(0);
      expect(text.indexOf(first)).toBeLessThan(ban);
    }
    expect(code === null).toBe(status === 'cancelled');
    if (code !== null) expect(code.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it('says on a wide screen what may not enter, and what was reversed, beside the reference and its code', () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280, height: 800 });
  const reversed = { settledAt: '2026-03-12T10:00:00Z', receipt: 'PORT-CALAIS-2026-000012' };
  saveSentDeclaration({ ...sent, status: 'validated', reversed });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LiveRegionProvider>
          <ConfirmationPage />
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const tag = screen.getByRole('region', { name: 'Votre référence' });
  for (const said of [/ne peut pas entrer en France/u, /^Le paiement du 12 mars 2026 a été annulé/u])
    expect(tag.contains(screen.getByText(said))).toBe(false);
});

it.each([
  ['where no declaration was sent', []],
  ['with the declaration that was sent', [sent]],
] as const)('erases what a simulation left, %s', async (_, all) => {
  putArticle({ id: 'p', productId: 'parfum', name: 'Parfum', value: 80, currency: 'EUR' });
  for (const one of all) saveSentDeclaration(one);
  showPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer mes données de cet appareil' }));
  expect(/code QR/u.test(screen.getByRole('dialog').textContent)).toBe(all.length > 0);
  await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Vos données sont effacées' });
  expect(document.activeElement).toBe(title);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Parfum');
});

it('leaves nothing that was said of a declaration once it is erased', async () => {
  const said = () => document.querySelector('[data-live-region]')?.textContent ?? '';
  saveSentDeclaration(sent);
  showPage(true);
  await waitFor(() => expect(said()).toMatch(/envoyée/u));
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer mes données de cet appareil' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
  await screen.findByRole('heading', { level: 1, name: 'Vos données sont effacées' });
  expect(said().trim()).toBe('');
});

it.each([
  ['of a desk', 'agent:owner', true],
  ['of a traveller', 'signing-keys', false],
])('says that the work of an agent stays on the device %s alone', async (_name, key, isSaid) => {
  localStorage.setItem(key, 'claire');
  showPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer mes données de cet appareil' }));
  expect(/agent des douanes qui utilise cet appareil/u.test(screen.getByRole('dialog').textContent)).toBe(
    isSaid,
  );
  localStorage.removeItem(key);
});

it.each([
  ['to come', {}, true],
  ['corrected', { correction: { at: '2026-11-21T09:00:00.000Z', reason: 'Facture relue.' } }, false],
] as const)(
  'offers to cancel, and says where to go, only before an agent has it in hand: %s',
  async (_name, changes, isOffered) => {
    saveSentDeclaration({ ...sent, ...changes });
    showPage();
    await screen.findByRole('button', { name: 'Faire une autre déclaration' });
    expect(screen.queryAllByRole('button', { name: /^Annuler/u }).length > 0).toBe(isOffered);
    expect(screen.queryAllByRole('heading', { name: 'Où aller' }).length > 0).toBe(isOffered);
  },
);

function holdAnswersOf(declarationId: string): void {
  useAppStore.setState(({ declaration }) => ({
    declaration: {
      ...declaration,
      declarationRequest: { ...declaration.declarationRequest, declarationId },
    },
  }));
}

it.each(['cancelled', 'refused'] as const)('gives the answers back to be sent again: %s', async (status) => {
  holdAnswersOf(sent.id);
  saveSentDeclaration({ ...sent, status });
  showPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Corriger et renvoyer mes réponses' }));
  expect(answers().corrects).toBe(sent.id);
  expect(answers().declarationId).not.toBe(sent.id);
});

it('says first why it is refused and what to do of it, and draws no code that nobody asks for any more', async () => {
  holdAnswersOf(sent.id);
  saveSentDeclaration({ ...sent, status: 'refused', reason: 'Voyageur inexact.' });
  showPage();
  const redo = await screen.findByRole('button', { name: 'Corriger et renvoyer mes réponses' });
  const show = await screen.findByRole('link', { name: 'Montrer à l’agent' });
  const reason = screen.getByText(/Voyageur inexact\./u);
  expect(screen.getAllByRole('button', { name: redo.textContent })).toHaveLength(1);
  for (const [one, next] of [
    [reason, redo],
    [redo, show],
  ] as const)
    expect(one.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('img', { name: /code/iu })).toBeNull();
});

it.each([
  ['submitted', 'refused', 'refusée'],
  ['validated', 'refused', 'refusée'],
  ['refused', 'submitted', 'envoyée'],
] as const)(
  'says aloud that it went from %s to %s, wherever its state then stands',
  async (from, to, word) => {
    saveSentDeclaration({ ...sent, status: from });
    showPage();
    await screen.findByRole('heading', { name: 'État de la déclaration' });
    act(() => saveSentDeclaration({ ...sent, status: to }));
    await waitFor(() =>
      expect(document.body.textContent).toMatch(new RegExp(`État de la déclaration.: ${word}`, 'u')),
    );
  },
);

it.each([
  ['nothing else', 'Déclaration faite en double, l’autre compte, rien à renvoyer.'],
  ['what an officer added', 'Déclaration faite en double, l’autre compte, rien à renvoyer. Voir K7Q-2MX-9TD'],
  ['the words of a release before', 'Déclaration faite en double.'],
])('offers to send nothing again of what was declared twice, with %s', async (_, reason) => {
  holdAnswersOf(sent.id);
  saveSentDeclaration({ ...sent, status: 'refused', reason });
  showPage();
  await screen.findByText(/Déclaration faite en double/u);
  await userEvent.click(await screen.findByRole('button', { name: 'Faire une autre déclaration' }));
  expect(document.body.textContent).not.toContain('Corriger et renvoyer mes réponses');
  expect(document.body.textContent).not.toContain('restent à déclarer');
});

it('gives back no answers of another traveller, or of another device', async () => {
  saveSentDeclaration({ ...sent, status: 'refused' });
  showPage();
  await screen.findByRole('button', { name: 'Faire une autre déclaration' });
  expect(screen.queryByRole('button', { name: 'Corriger et renvoyer mes réponses' })).toBeNull();
});

it.each([
  ['keeps it', undefined, /Elle s’ouvre aussi sans réseau/u],
  [
    'keeps nothing',
    () => {
      throw new DOMException('', 'QuotaExceededError');
    },
    /notez votre référence ou téléchargez le PDF avant de la fermer/u,
  ],
])('promises to be found again on a device that %s', (_, refuse, said) => {
  const device = localStorage;
  device.clear();
  const keep = (key: string, text: string) => device.setItem(key, text);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.getItem(key),
    removeItem: (key: string) => device.removeItem(key),
    setItem: refuse ?? keep,
  });
  saveSentDeclaration(sent);
  showPage();
  expect(document.body.textContent).toMatch(said);
});
