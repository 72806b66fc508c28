import { answerWords } from '@retour/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { startSubmission } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { SendingScreen } from '../../declarant/sending/sending-screen';
import { shownFirst } from '../../declarant/sending/shown-first';
import { declarationPaths } from '../declaration-paths';
import { sendingText } from '../text/sending-text';
import { SendingPage } from './sending-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = assessedLine({ customName: 'Saucisson', total: 12 });
const warnings = [{ code: 'meat', severity: 'forbidden' as const, message: 'Viande.', legalBasis: null }];
const answer = assessedBasket([line], { warnings });

async function shown(of: typeof answer): Promise<string> {
  const { label, amount } = answerWords(of, 'due');
  await act(async () => {
    render(
      <MemoryRouter>
        <SendingScreen
          state={{ kind: 'failed', failure: { kind: 'offline' }, willRetry: true }}
          texts={sendingText}
          pages={declarationPaths}
          shown={{ shownTotal: of.total, shownWords: amount, shownFirst: shownFirst(of, label) }}
          onRetry={() => undefined}
          onCorrect={() => undefined}
        />
      </MemoryRouter>,
    );
  });
  return document.body.textContent.replace(/\s/gu, ' ');
}

it('says what is forbidden before the amount of a declaration that is not sent', async () => {
  const text = await shown(answer);
  expect(screen.getByRole('heading', { name: sendingText.notSentTitle })).toBeTruthy();
  expect(text).toContain('Article interdit. À payer, lui compris');
  expect(text.indexOf('Un article ne peut pas entrer en France')).toBeGreaterThan(-1);
  expect(text.indexOf('Un article ne peut pas entrer en France')).toBeLessThan(text.indexOf('12,00'));
});

it('says nothing first where nothing is restricted', async () => {
  expect(shownFirst(assessedBasket([line]), 'À payer')).toBeUndefined();
  expect(await shown(assessedBasket([line]))).toContain('À payer à la douane');
});

it('says what its lists left out, and that the sum is without it', async () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  const askedAt = new Date().toISOString();
  const shownLabel = 'Sans l’article non compté, à payer';
  startSubmission({ date: '2026-11-21', shownTotal: 12, shownLabel, notDeclared: ['montre 99 €'], askedAt });
  await act(async () => {
    render(
      <MemoryRouter>
        <SendingPage />
      </MemoryRouter>,
    );
  });
  const text = document.body.textContent.replace(/\s/gu, ' ');
  expect(text).toContain('Pas déclaré : « montre 99 € ». Si vous le rapportez, montrez-le à l’agent.');
  expect(text).toContain('Sans l’article non compté, à payer');
});
