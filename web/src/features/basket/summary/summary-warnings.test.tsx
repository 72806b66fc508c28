import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { initialAppState } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import type { AgentWords } from '../session/agent-words';
import { type BasketSession, BasketSessionContext } from '../session/basket-session';
import { SummaryWarnings } from './summary-warnings';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names to an officer too the article that a sentence is about', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const lines = ['Sac à main en cuir', 'Détecteur de métaux'].map((customName) =>
    assessedLine({ customId: customName, id: null, customName }),
  );
  const warnings = [
    ['composition', 'Sac à main en cuir'],
    ['formalities', 'Détecteur de métaux'],
  ].map(([code = '', customId = '']) => ({
    ...{ code, severity: 'information' as const, message: 'Au voyageur.', legalBasis: null },
    customIds: [customId],
  }));
  const agentWords = { warning: () => 'Contrôlez cet article.' } as unknown as AgentWords;
  const session = {
    request: initialAppState.simulator.simulatorRequest,
    agentWords,
  } as unknown as BasketSession;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BasketSessionContext value={session}>
        <SummaryWarnings answer={assessedBasket(lines, { warnings })} />
      </BasketSessionContext>
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/gu, ' '))).toEqual([
    '« Sac à main en cuir » : contrôlez cet article.',
    '« Détecteur de métaux » : contrôlez cet article.',
  ]);
});
