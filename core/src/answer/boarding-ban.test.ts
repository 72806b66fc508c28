import { describe, expect, it } from 'vitest';
import { assessed, type SpokenGood, situation } from '../assessment/testing/situation';
import type { MeanOfTransport } from '../traveller/traveller';
import type { AnswerStage } from './answer-stages';
import { type AnswerWords, answerWords } from './answer-words';
import { atDesk } from './at-desk';
import type { AnswerInWords } from './format-total';

const fireworks = { customName: 'Objet', originalValue: 20, restriction: 'explosives' } as const;
const rifle = { customName: 'Objet', originalValue: 20, restriction: 'weapons' } as const;
const bought = { ...fireworks, purchaseCountry: 'CN' } as const;

function answered(goods: readonly SpokenGood[], meanOfTransport: MeanOfTransport): AnswerInWords {
  const { lines, withoutForbidden: _, ...others } = assessed(situation(goods, { meanOfTransport }));
  const shoppingProducts = lines.map(({ restriction, ...line }) => ({
    ...line,
    restriction: restriction ?? undefined,
  }));
  return { ...others, shoppingProducts };
}

const plain = (text: string): string => text.replace(/\s/gu, ' ').replaceAll('\u2060', '');
const wordsOf = (
  goods: readonly SpokenGood[],
  transport: MeanOfTransport,
  stage: AnswerStage = 'due',
): AnswerWords => answerWords(answered(goods, transport), stage);
const beforeOf = (...given: Parameters<typeof wordsOf>): readonly string[] =>
  wordsOf(...given).before.map(({ text }) => plain(text));

it.each([
  [
    [fireworks],
    'plane',
    'Article interdit en avion',
    'Un article est interdit en avion. Présentez-le au contrôle.',
  ],
  [
    [bought],
    'plane',
    'Article interdit en avion',
    'Un article est interdit en avion. Présentez-le au contrôle.',
  ],
  [
    [fireworks, fireworks],
    'plane',
    'Articles interdits en avion',
    'Des articles sont interdits en avion. Présentez-les au contrôle.',
  ],
  [[fireworks], 'car', 'Article réglementé', 'Un article est réglementé. Présentez-le au contrôle.'],
] as const)(
  'says what may not board by its own words, and no other: %j, %s',
  (goods, transport, label, before) => {
    expect(wordsOf(goods, transport)).toMatchObject({ label, amount: 'À présenter' });
    expect(beforeOf(goods, transport)).toEqual([before]);
  },
);

it('counts it among what is regulated beside it', () => {
  expect(wordsOf([rifle, fireworks], 'plane').label).toBe('Articles réglementés, dont un interdit en avion');
  expect(wordsOf([rifle, fireworks, fireworks], 'plane').label).toBe(
    'Articles réglementés, dont 2 interdits en avion',
  );
  expect(wordsOf([rifle], 'plane').label).toBe('Article réglementé');
});

it('is left behind as long as nothing is declared', () => {
  expect(beforeOf([fireworks], 'plane', 'simulated')).toEqual([
    'Un article est interdit en avion. Ne l’emportez pas. Si vous l’avez quand même, présentez-le au contrôle.',
  ]);
  expect(beforeOf([fireworks, fireworks], 'plane', 'simulated')).toEqual([
    'Des articles sont interdits en avion. Ne les emportez pas. Si vous les avez quand même, présentez-les au contrôle.',
  ]);
  expect(beforeOf([fireworks], 'train', 'simulated')).toEqual([
    'Un article est réglementé. Présentez-le au contrôle.',
  ]);
});

it('meets no condition by which nothing is to pay', () => {
  expect(wordsOf([fireworks], 'plane').sentence).toBeNull();
  expect(plain(wordsOf([fireworks], 'car').sentence ?? '')).toMatch(/^Si ces conditions sont remplies/u);
});

it('is of an article that is something else as well, whose rule is said too', () => {
  const restrictionAnswers = { weapons: 'yes', explosives: 'yes' } as const;
  const both = { customName: 'Munitions et pétards', originalValue: 20, restrictionAnswers };
  const { lines, warnings } = assessed(situation([both], { meanOfTransport: 'plane' }));
  const barred = { code: 'explosives', severity: 'regulated', barredAboard: 'plane' };
  expect(lines[0]?.restriction).toEqual(barred);
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toMatchObject(barred);
  expect(warnings[1]).toMatchObject({ code: 'weapons', severity: 'regulated' });
  expect(warnings[1]).not.toHaveProperty('barredAboard');
});

describe('beside a doubt about its name, which its line tells of', () => {
  const doubtful = {
    customName: 'Pétards et viande',
    originalValue: 20,
    restrictionAnswers: { explosives: 'yes' },
  } as const;

  it.each([
    ['plane', { barredAboard: 'plane' }],
    ['car', {}],
  ] as const)('is told by its own warning: by %s', (meanOfTransport, ban) => {
    const { lines, warnings } = assessed(situation([doubtful], { meanOfTransport }));
    expect(lines[0]?.restriction).toEqual({ code: 'meat', severity: 'doubtful' });
    expect(
      warnings.map(({ message: _, later: __, legalBasis: ___, customIds: ____, ...judged }) => judged),
    ).toEqual([
      { code: 'meat', severity: 'doubtful' },
      { code: 'explosives', severity: 'regulated', ...ban },
    ]);
  });

  it('is said barred, and left behind', () => {
    expect(beforeOf([doubtful], 'plane', 'simulated')[1]).toBe(
      'Un article est interdit en avion. Ne l’emportez pas. Si vous l’avez quand même, présentez-le au contrôle.',
    );
    expect(beforeOf([doubtful], 'car', 'simulated')[1]).toBe(
      'Un article est réglementé. Présentez-le au contrôle.',
    );
  });

  it('has travelled once it is before an officer', () => {
    expect(answerWords(atDesk(answered([doubtful], 'plane')), 'due')).toEqual(
      answerWords(answered([doubtful], 'car'), 'due'),
    );
  });
});

it('has travelled once it is before an officer, who reads what the border says of it', () => {
  const found = answered([fireworks], 'plane');
  expect(answerWords(atDesk(found), 'due').label).toBe('Article réglementé');
  expect(answerWords(atDesk(found), 'due')).toEqual(answerWords(answered([fireworks], 'car'), 'due'));
});
