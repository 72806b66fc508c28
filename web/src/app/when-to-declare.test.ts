import { expect, it } from 'vitest';
import { faqQuestions } from '../features/guide/content/faq/faq-sections';
import { tripText } from '../features/guide/content/trip/trip-text';
import { tutorialSteps } from '../features/guide/content/tutorial';
import { computeGuideFigures } from '../features/guide/figures/compute-figures';
import { declareFrom } from '../lib/arrival-day';

it('says when one may declare where the tutorial, the questions and the guide tell when to', () => {
  const question = faqQuestions.find(({ id }) => id === 'ou-quand-declarer');
  const answer = JSON.stringify(question?.answer(computeGuideFigures('2026-12-01')));
  const step = tutorialSteps.find(({ id }) => id === 'declarer')?.text.join(' ');
  for (const told of [step, answer, JSON.stringify(tripText)]) expect(told).toContain(declareFrom);
});
