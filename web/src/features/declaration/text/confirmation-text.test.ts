import { describe, expect, it } from 'vitest';
import { nextSteps } from './confirmation-text';

it('tells nobody to pay who carries nothing but what may not enter', () => {
  expect(nextSteps('forbidden', { isNothingOwed: false, isExamined: false }).at(-1)).toContain(
    'Payez ensuite',
  );
  const last = nextSteps('forbidden', { isNothingOwed: true, isExamined: false }).at(-1);
  expect(last).toMatch(/^Remettez/u);
  expect(last).not.toMatch(/pay/iu);
  expect(nextSteps('forbidden', { isNothingOwed: true, isExamined: true }).join(' ')).not.toMatch(/pay/iu);
});

it('tells nobody to come who stands before the agent', () => {
  for (const verdict of ['forbidden', 'doubtful', 'owed', 'nothing'] as const) {
    const steps = nextSteps(verdict, { isNothingOwed: false, isExamined: true }).join(' ');
    expect(steps).not.toMatch(/avant d.être contrôlé|factures|référence/u);
  }
});

it('tells nobody to pay while the amount is checked', () => {
  for (const verdict of ['forbidden', 'owed', 'regulated', 'nothing'] as const) {
    const steps = nextSteps(verdict, { isNothingOwed: false, isExamined: true, mustWait: true });
    expect(steps.at(-1)).toContain('attendez avant de payer');
    expect(steps.join(' ')).not.toMatch(/payez|rien à payer/iu);
  }
});

it('says nothing of paying nothing to who shows two declarations that share an allowance', () => {
  for (const verdict of ['nothing', 'excess', 'unidentified'] as const) {
    const stand = { isNothingOwed: false, isExamined: false };
    const alone = nextSteps(verdict, stand).at(-1);
    if (verdict === 'unidentified') expect(alone).not.toMatch(/rien|toutes vos déclarations/u);
    else expect(alone).toMatch(/rien.*à payer/u);
    const last = nextSteps(verdict, { ...stand, isShared: true }).at(-1);
    expect(last).toMatch(/toutes vos déclarations/u);
    expect(last).not.toMatch(/rien/u);
  }
  const owed = nextSteps('owed', { isNothingOwed: false, isExamined: false, isShared: true });
  expect(owed.at(-1)).toMatch(/^Payez/u);
});

it.each([false, true])(
  'promises nothing of an article that nobody knows, which may be taxed once it is known, examined: %s',
  (isExamined) => {
    const steps = nextSteps('unidentified', { isNothingOwed: true, isExamined });
    expect(steps.join(' ')).not.toContain('rien');
    expect(steps.at(-1)?.replaceAll(/\s/gu, ' ')).toBe(
      'Pour ce qui n’est pas reconnu, dites à l’agent ce que c’est : il dit s’il y a quelque chose à payer.',
    );
  },
);

it('asks for papers where the law does', () => {
  const stand = { isNothingOwed: false, isExamined: false };
  for (const isExamined of [false, true]) {
    expect(nextSteps('regulated', { ...stand, isExamined }).at(-1)).not.toContain('papiers');
    expect(nextSteps('regulated', { ...stand, isExamined, needsPapers: true }).at(-1)).toContain(
      'avec les papiers que la loi demande',
    );
  }
});

it.each(['forbidden', 'doubtful', 'regulated', 'unidentified'] as const)(
  'is as true of several articles as of one: %s',
  (verdict) => {
    for (const needsPapers of [false, true]) {
      for (const isShared of [false, true]) {
        const steps = nextSteps(verdict, { isNothingOwed: true, isExamined: false, isShared, needsPapers });
        expect(steps.at(-1)).not.toMatch(/article|ses papiers/u);
      }
    }
  },
);

describe('what asks for no sum once it is handed over or shown', () => {
  const papers = { needsPapers: true };
  it.each([
    ['due, cash', 'regulated', { isExamined: false }, 'Présentez à l’agent ce qui est réglementé.'],
    [
      'due, a medicine',
      'regulated',
      { isExamined: false, ...papers },
      'ce qui est réglementé, avec les papiers que la loi demande.',
    ],
    ['due, beside a free article', 'forbidden', { isExamined: false }, 'interdit, avant d’être contrôlé.'],
    ['examined', 'regulated', { isExamined: true }, 'Il clôt ensuite la déclaration.'],
    ['examined, beside a free article', 'forbidden', { isExamined: true }, 'Il clôt ensuite la déclaration.'],
  ] as const)('is never told to be paid for: %s', (_which, verdict, stand, end) => {
    const last = nextSteps(verdict, { ...stand, isNothingOwed: true }).at(-1);
    expect(last?.replaceAll(/\s/gu, ' ')).toContain(end);
    expect(last).not.toMatch(/pay/iu);
    expect(nextSteps(verdict, { ...stand, isNothingOwed: false }).at(-1)).toMatch(/Payez ensuite.*\.$/u);
  });

  it('is shown with the other declarations that use its allowance', () => {
    const stand = { isNothingOwed: true, isExamined: false, isShared: true };
    for (const verdict of ['regulated', 'forbidden'] as const)
      expect(nextSteps(verdict, stand).at(-1)).toMatch(/toutes vos déclarations/u);
  });
});

it('has what may not board presented by the words of its card', () => {
  const stand = { isNothingOwed: true, isExamined: false };
  expect(nextSteps('regulated', stand).at(-1)).toMatch(/ce qui est réglementé\.$/u);
  const barred = nextSteps('regulated', { ...stand, barred: 'plane' });
  expect(barred.at(-1)).toMatch(/ce qui est interdit en avion\.$/u);
});
