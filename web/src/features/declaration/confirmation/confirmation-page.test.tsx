import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, type SentDeclaration, saveSentDeclaration, useAppStore } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
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
  shownTotal: 12,
  assessment: assessedBasket(
    [assessedLine({ customName: 'Saucisson', status: 'taxed', total: 12, restriction })],
    {
      warnings: [{ ...restriction, message: 'La viande est interdite.', legalBasis: null, customIds: ['a'] }],
    },
  ),
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  useAppStore.setState(initialAppState, true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(['submitted', 'cancelled'] as const)(
  'says what may not enter before the reference, its code and the amount: %s',
  (status) => {
    saveSentDeclaration({ ...sent, status });
    const { container } = render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ConfirmationPage />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const text = container.textContent.replace(/\s/gu, ' ');
    const ban = text.indexOf('ne peut pas entrer en France');
    expect(ban).toBeGreaterThan(0);
    expect(text.indexOf('12,00 €')).toBeGreaterThan(ban);
    expect(text.indexOf(sent.publicId)).toBeGreaterThan(ban);
  },
);
