import { expect, it } from 'vitest';
import { answersFor } from './name-answers';

const answered = {
  name: 'Statuette ivoire',
  restriction: 'ivory',
  restrictionAnswers: { ivory: 'yes', meat: 'no' },
} as const;

it.each(['Statuette ivoire', 'statuettes en ivoire', ' Statuette d’IVOIRE ', 'Statuette, ivoire'])(
  'keeps what was said of the article under a name of the same words: « %s »',
  (name) => {
    const { restriction, restrictionAnswers } = answered;
    expect(answersFor(name, answered)).toEqual({
      name,
      restriction,
      restrictionAnswers,
      again: [],
      unknown: [],
    });
  },
);

it.each(['Statuette', 'Statuette sans ivoire', 'Statuette façon ivoire', 'Ivoire statuette peinte'])(
  'asks again under another name: « %s »',
  (name) => {
    expect(answersFor(name, answered)).toMatchObject({ restrictionAnswers: {}, again: ['ivory'] });
  },
);

it('takes two names without a word for two', () => {
  expect(answersFor('🐍', { ...answered, name: '🐘' }).again).toEqual(['ivory']);
});

it('takes a letter with an accent for another one', () => {
  expect(answersFor('Pate', { ...answered, name: 'Pâté' }).again).toEqual(['ivory']);
});
