import { expect, it } from 'vitest';
import { nextSteps } from './confirmation-text';

it('tells nobody to pay who carries nothing but what may not enter', () => {
  expect(nextSteps('forbidden', { isAllForbidden: false, isExamined: false }).at(-1)).toContain(
    'Payez ensuite',
  );
  const last = nextSteps('forbidden', { isAllForbidden: true, isExamined: false }).at(-1);
  expect(last).toMatch(/^Remettez/u);
  expect(last).not.toMatch(/pay/iu);
  expect(nextSteps('forbidden', { isAllForbidden: true, isExamined: true }).join(' ')).not.toMatch(/pay/iu);
});

it('tells nobody to come who stands before the agent', () => {
  for (const verdict of ['forbidden', 'doubtful', 'owed', 'nothing'] as const) {
    const steps = nextSteps(verdict, { isAllForbidden: false, isExamined: true }).join(' ');
    expect(steps).not.toMatch(/avant d.être contrôlé|factures|référence/u);
  }
});

it('tells nobody to pay while the amount is checked', () => {
  for (const verdict of ['forbidden', 'owed', 'regulated', 'nothing'] as const) {
    const steps = nextSteps(verdict, { isAllForbidden: false, isExamined: true, mustWait: true });
    expect(steps.at(-1)).toContain('attendez avant de payer');
    expect(steps.join(' ')).not.toMatch(/payez|rien à payer/iu);
  }
});

it('says nothing of paying nothing to who shows two declarations that share an allowance', () => {
  for (const verdict of ['nothing', 'excess', 'unidentified'] as const) {
    const stand = { isAllForbidden: false, isExamined: false };
    expect(nextSteps(verdict, stand).at(-1)).toMatch(/rien.*à payer/u);
    const last = nextSteps(verdict, { ...stand, isShared: true }).at(-1);
    expect(last).toMatch(/toutes vos déclarations/u);
    expect(last).not.toMatch(/rien/u);
  }
  const owed = nextSteps('owed', { isAllForbidden: false, isExamined: false, isShared: true });
  expect(owed.at(-1)).toMatch(/^Payez/u);
});

it('asks for papers where the law does', () => {
  const stand = { isAllForbidden: false, isExamined: false };
  for (const isExamined of [false, true]) {
    expect(nextSteps('regulated', { ...stand, isExamined }).at(-1)).not.toContain('papiers');
    expect(nextSteps('regulated', { ...stand, isExamined, needsPapers: true }).at(-1)).toContain(
      'et ses papiers',
    );
  }
});
