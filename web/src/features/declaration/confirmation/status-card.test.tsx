import type { Declaration } from '@retour/contract';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { initialAppState, type SentDeclaration, saveSentDeclaration, useAppStore } from '../../../store';
import { repairAppState } from '../../../store/repair';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { LiveRegionProvider } from '../../../ui';
import { keepNews } from './keep-news';
import { StatusCard } from './status-card';
import { servedDeclaration } from './testing/served-declaration';
import { useStatusAnnouncement } from './use-status-announcement';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sent = sentDeclaration();

/** As the page shows it. */
function Followed({ changes }: { readonly changes: Partial<SentDeclaration> }): ReactNode {
  const followed = { ...sent, ...changes };
  useStatusAnnouncement(followed, () => false);
  return <StatusCard sent={followed} freshness="fresh" />;
}

it('asks to wait before paying while an agent checks the amount, and says it aloud', () => {
  const card = (changes: Partial<SentDeclaration>) => (
    <LiveRegionProvider>
      <Followed changes={{ status: 'validated', ...changes }} />
    </LiveRegionProvider>
  );
  const { container, rerender } = render(card({}));
  const text = () => container.textContent.replace(/\s/gu, ' ');
  const wait = 'Un agent vérifie encore le montant : attendez avant de payer.';
  expect(text()).not.toContain(wait);
  rerender(card({ isCorrectionPending: true }));
  expect(text().split(wait)).toHaveLength(3);
  expect(text()).not.toContain('Payez');
});

const paid = {
  year: 2026,
  number: 12,
  office: { id: 'PORT-CALAIS', name: 'Bureau de Calais port' },
  officer: 'Claire Martin',
  at: '2026-11-21T09:30:00.000Z',
  amount: 130,
  payments: [
    { mean: 'card', amount: 100 },
    { mean: 'cash', amount: 30, given: 50 },
  ],
} as const;

it('shows the facts of the receipt without a network, and keeps nothing of the officer', () => {
  const reloaded = (receipt: unknown): string => {
    useAppStore.setState(initialAppState, true);
    saveSentDeclaration(sent);
    const served = servedDeclaration(sent, { status: 'paid', receipt }) as Declaration;
    keepNews(sent.id, served);
    const stored = JSON.stringify(useAppStore.getState());
    expect(stored).not.toContain('Claire');
    useAppStore.setState(repairAppState(JSON.parse(stored)));
    const [kept = sent] = useAppStore.getState().declaration.declarationResponse.sent;
    cleanup();
    return render(<StatusCard sent={kept} freshness="stale" />).container.textContent.replace(/\s/gu, ' ');
  };
  expect(reloaded(paid)).toContain(
    'Reçu PORT-CALAIS-2026-000012, Bureau de Calais port, le 21 novembre 2026 à 10 h 30 : 100,00 € par carte + 30,00 € en espèces.',
  );
  expect(reloaded({ ...paid, payments: [] })).toContain('à 10 h 30 : 130,00 €.');
  // Reversed: it is void.
  expect(reloaded(undefined)).not.toContain('Reçu');
});

it('says aloud that a payment was reversed, before what is to be done', () => {
  const reversed = { settledAt: '2026-03-12T10:00:00Z', receipt: 'PORT-CALAIS-2026-000012' };
  const card = (changes: Partial<SentDeclaration>) => (
    <LiveRegionProvider>
      <Followed changes={changes} />
    </LiveRegionProvider>
  );
  const { container, rerender } = render(card({ status: 'paid' }));
  const text = () => container.textContent.replace(/\s/gu, ' ');
  rerender(card({ status: 'validated', reversed }));
  expect(text()).toContain('Le paiement du 12 mars 2026 a été annulé. Un agent l’a contrôlée.');
});

it('says aloud once that a payment was reversed, not again at what follows', () => {
  const reversed = { settledAt: '2026-03-12T10:00:00Z', receipt: 'PORT-CALAIS-2026-000012' };
  const card = (changes: Partial<SentDeclaration>) => (
    <LiveRegionProvider>
      <Followed changes={{ reversed, ...changes }} />
    </LiveRegionProvider>
  );
  const { container, rerender } = render(card({ status: 'seized' }));
  const reopened = { at: '2026-03-13T10:00:00Z' };
  for (const status of ['submitted', 'validated'] as const) {
    rerender(card({ status, reopened }));
    expect(container.textContent).not.toContain('annulé');
  }
  expect(container.textContent.split('Un agent l’a contrôlée.')).toHaveLength(3);
});

it.each([
  [true, 'le service ne répond pas', 'Pas de réseau'],
  [false, 'Pas de réseau : c’est le dernier état connu. Votre code QR et votre référence', 'service'],
])('says why the state is an older one; on a network: %s', (isOnline, said, unsaid) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { container } = render(
    <LiveRegionProvider>
      <StatusCard sent={sent} freshness="stale" />
    </LiveRegionProvider>,
  );
  const text = container.textContent.replace(/\s/gu, ' ');
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

it.each([
  ['refused', 'Raison donnée par l’agent : Repart demain.'],
  ['seized', 'Raison donnée par l’agent : Repart demain.'],
  ['abandoned', 'Précision de l’agent : Repart demain.'],
  ['re-exported', 'Précision de l’agent : Repart demain.'],
] as const)('says as what an agent wrote what ended it: %s', (status, words) => {
  const { container } = render(<Followed changes={{ status, reason: 'Repart demain.' }} />);
  expect(container.textContent.replace(/\s/gu, ' ').replaceAll('\u2060', '')).toContain(words);
});

it('tells, also without a network, that the control was taken up again, when, and why where it was written for the traveller', () => {
  const reloaded = (reopened: unknown, status = 'submitted'): string => {
    useAppStore.setState(initialAppState, true);
    saveSentDeclaration(sent);
    keepNews(sent.id, servedDeclaration(sent, { status, reopened }) as Declaration);
    const [kept] = repairAppState(structuredClone(useAppStore.getState())).declaration.declarationResponse
      .sent;
    cleanup();
    const { container } = render(<StatusCard sent={kept ?? sent} freshness="stale" />);
    return container.textContent.replace(/\s/gu, ' ');
  };
  const at = '2026-11-21T09:30:00.000Z';
  const told = 'Un agent a rouvert le contrôle le 21 novembre 2026 à 10 h 30.';
  const whole = reloaded({ at, reason: 'Facture retrouvée depuis.' });
  expect(whole).toContain(told);
  expect(whole).toContain('Raison donnée par l’agent : Facture retrouvée depuis.');
  expect(whole).toContain('Un agent l’a rouverte.');
  expect(reloaded({ at }, 'validated')).toContain(told);
  expect(reloaded({ at })).not.toContain('Raison');
  for (const shapeless of [undefined, 'hier', { at: 'hier' }]) {
    expect(reloaded(shapeless)).not.toContain('rouvert');
  }
});
