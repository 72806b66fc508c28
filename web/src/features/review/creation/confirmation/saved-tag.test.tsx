import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { SubmittedByAgent } from '../../../../store';
import { assessedBasket, assessedLine } from '../../../../store/testing/assessed-basket';
import { restrictedBasket } from '../../testing/reviewed-declaration';
import { SavedTag } from './saved-tag';

afterEach(cleanup);

function shown(changes: Pick<SubmittedByAgent, 'assessment'> & Partial<SubmittedByAgent>): string {
  const submitted: SubmittedByAgent = {
    id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
    publicId: 'K7Q-2MX-9TD',
    status: 'submitted',
    version: 2,
    submittedAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
    code: null,
    meanOfTransport: 'plane',
    hasEmail: false,
    shownTotal: 0,
    ...changes,
  };
  const { container } = render(
    <MemoryRouter>
      <SavedTag submitted={submitted} />
    </MemoryRouter>,
  );
  return container.textContent.replace(/\s/gu, ' ');
}

const taxed = assessedBasket();
const minimum = assessedBasket([assessedLine({ total: 0, status: 'to-assess' })], { totalIsMinimum: true });

it.each([
  ['forbidden', 'Article interditÀ remettre'],
  ['doubtful', 'Article à vérifierÀ vérifier'],
  ['regulated', 'Article réglementéÀ présenter'],
] as const)('says what counts instead of an amount: %s', (severity, words) => {
  expect(shown({ assessment: restrictedBasket(severity) })).toContain(words);
});

it.each([
  [taxed, 'À payer à la douane115,00 €', '115,00 €'],
  [minimum, 'Article à évaluerÀ évaluer', 'Au moins un article reste à évaluer'],
] as const)('says the amount and what it is worth', (assessment, amount, note) => {
  const text = shown({ assessment, shownTotal: assessment.total });
  expect(text).toContain(amount);
  expect(text).toContain(note);
  expect(text).not.toContain('annonçait');
  expect(text).not.toMatch(/Seul un agent|à l’agent/u);
});

it.each([
  ['À évaluer', taxed, 'annonçait « À évaluer ». Le serveur a calculé 115,00 €'],
  ['À remettre', taxed, 'annonçait « À remettre ».'],
  [
    'Selon le contrôle',
    restrictedBasket('forbidden'),
    'annonçait « Selon le contrôle ». Le serveur a calculé « À remettre »',
  ],
])('gives what was shown in its words: %s', (shownWords, assessment, expected) => {
  expect(shown({ assessment, shownTotal: 0, shownWords })).toContain(expected);
});
