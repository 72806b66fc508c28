import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SentDeclaration } from '../../../store';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { LiveRegionProvider } from '../../../ui';
import { StatusCard } from './status-card';
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
