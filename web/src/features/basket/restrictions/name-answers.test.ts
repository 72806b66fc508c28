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
    const { restriction } = answered;
    expect(answersFor(name, answered)).toMatchObject({
      name,
      restriction,
      restrictionAnswers: { ivory: 'yes' },
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

it('asks again what was denied where the little words change, which say what a thing is', () => {
  const box = {
    name: 'Boîte à fromages',
    restriction: undefined,
    restrictionAnswers: { dairy: 'no' },
  } as const;
  expect(answersFor('boîte à fromage', box).restrictionAnswers).toEqual({ dairy: 'no' });
  expect(answersFor('Boîte de fromages', box).restrictionAnswers).toEqual({});
  expect(answersFor('Boîte de fromages', { ...box, restriction: 'none' }).restriction).toBeUndefined();
});

it('takes two names without a word for two', () => {
  expect(answersFor('🐍', { ...answered, name: '🐘' }).again).toEqual(['ivory']);
});

it('takes a letter with an accent for another one', () => {
  expect(answersFor('Pate', { ...answered, name: 'Pâté' }).again).toEqual(['ivory']);
});
