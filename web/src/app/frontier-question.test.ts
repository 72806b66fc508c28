import { typeset } from '@retour/core';
import { expect, it } from 'vitest';
import { tripWords } from '../features/declarant/trip/trip-text';
import { faqQuestions } from '../features/guide/content/faq/faq-sections';
import { setupText } from '../features/guide/content/trip/setup-text';
import { computeGuideFigures } from '../features/guide/figures/compute-figures';
import { readableTexts } from '../features/guide/prose/plain-text';
import { borderText } from '../features/simulation/text/step-text';

const answer =
  faqQuestions.find(({ id }) => id === 'frontaliers')?.answer(computeGuideFigures('2026-11-28')) ?? [];

it.each([
  ['the simulation', borderText.lead],
  ['the declaration', tripWords.traveller.borderHint],
  ['the declaration that an agent writes', tripWords.agent.borderHint],
  ['the guide', setupText.borderLead],
  ['the questions', readableTexts(answer).join(' ')],
])('%s says who, living near the frontier, answers no: the allowance is then the whole one', (_, words) => {
  expect(typeset(words)).toMatch(
    /revenez de plus loin.* Répondez non\.|S’il revient de plus loin.* répondez non\./u,
  );
});

it('is the same question, wherever a traveller answers it', () => {
  const { border, borderHint } = tripWords.traveller;
  expect([border, borderHint]).toEqual([borderText.title, borderText.lead]);
  expect([setupText.borderTitle, setupText.borderLead].map(typeset)).toEqual([
    borderText.title,
    borderText.lead,
  ]);
});
