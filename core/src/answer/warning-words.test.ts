import { describe, expect, it } from 'vitest';
import { phrase } from '../french/typeset';
import { answerStages } from './answer-stages';
import { namedSentence, type WordedWarning, warningWords } from './warning-words';

const names: Readonly<Record<string, string>> = { s: 'Saucisson', j: 'Jambon', c: 'Carabine', p: 'Poulet' };
const nameOf = (id: string): string | undefined => names[id];
const meat: WordedWarning = {
  code: 'meat',
  severity: 'forbidden',
  message: 'Viande.',
  customIds: ['s', 'j'],
};
const weapon: WordedWarning = { code: 'weapons', severity: 'regulated', message: 'Armes.', customIds: ['c'] };
const doubt: WordedWarning = {
  code: 'meat',
  severity: 'doubtful',
  message: phrase`« Poulet » : est-ce de la viande ?`,
  customIds: ['p'],
};
const rate: WordedWarning = {
  code: 'exchange-rate-to-confirm',
  severity: 'information',
  message: 'Taux à confirmer.',
  customIds: ['s', 'j', 'c', 'p'],
};
const all = [meat, weapon, doubt, rate];

describe('what the warnings of an answer say', () => {
  it('names the articles of a law, once, and leaves a question and a figure as they are', () => {
    expect(warningWords(all, 'due', nameOf)).toEqual({
      laws: [
        { verdict: 'forbidden', text: phrase`« Saucisson », « Jambon » : viande.` },
        { verdict: 'doubtful', text: doubt.message },
        { verdict: 'regulated', text: phrase`« Carabine » : armes.` },
      ],
      remarks: ['Taux à confirmer.'],
    });
  });

  it('says one law once, of every article that it is about', () => {
    const twice = [
      { ...meat, customIds: ['s'] },
      { ...meat, customIds: ['j', 's'] },
    ];
    expect(warningWords(twice, 'due', nameOf).laws.map(({ text }) => text)).toEqual([
      phrase`« Saucisson », « Jambon » : viande.`,
    ]);
  });

  it('words the names of its articles as a document wants them, those that a question brought too', () => {
    const texts = (head: string): readonly string[] =>
      warningWords(all, 'due', nameOf, () => head).laws.map(({ text }) => text);
    expect(texts('Un article')).toEqual([
      phrase`Un article : viande.`,
      phrase`Un article : est-ce de la viande ?`,
      phrase`Un article : armes.`,
    ]);
    expect(texts('')).toEqual(['Viande.', phrase`Est-ce de la viande ?`, 'Armes.']);
  });

  it('names once the articles of a question that two warnings ask', () => {
    const twins = { c1: 'Poulet', c2: 'Poulet' } as const;
    const asked = (customId: keyof typeof twins): WordedWarning => ({ ...doubt, customIds: [customId] });
    const texts = (headOf?: () => string): readonly string[] =>
      warningWords([asked('c1'), asked('c2')], 'due', (id) => twins[id as 'c1'], headOf).laws.map(
        ({ text }) => text,
      );
    expect(texts()).toEqual([doubt.message]);
    expect(texts(() => 'Des articles')).toEqual([phrase`Des articles : est-ce de la viande ?`]);
  });

  it('takes no word of the law for a name', () => {
    const law = { ...meat, message: phrase`Le « Jambon » est de la viande.`, customIds: ['j'] };
    expect(warningWords([law], 'due', nameOf, () => 'Un article').laws.map(({ text }) => text)).toEqual([
      phrase`Un article : le « Jambon » est de la viande.`,
    ]);
  });

  it('says the law alone where its articles are not known', () => {
    const { customIds: _, ...older } = meat;
    const laws = [{ verdict: 'forbidden', text: 'Viande.' }];
    expect(warningWords([older], 'due', nameOf).laws).toEqual(laws);
    expect(warningWords([meat], 'due', () => undefined).laws).toEqual(laws);
  });

  it('keeps the capitals of initials after a name', () => {
    const law = { ...meat, message: phrase`CBD : 0,3 % de THC au plus.`, customIds: ['j'] };
    expect(warningWords([law], 'due', nameOf).laws.map(({ text }) => text)).toEqual([
      phrase`« Jambon » : CBD : 0,3 % de THC au plus.`,
    ]);
  });

  it('names the articles of one warning, and leaves what is said of figures', () => {
    const formalities: WordedWarning = {
      code: 'formalities',
      severity: 'information',
      message: phrase`Des formalités sont à faire pour l'utiliser en France.`,
      customIds: ['c', 'c'],
    };
    expect(namedSentence(formalities, nameOf)).toBe(
      phrase`« Carabine » : des formalités sont à faire pour l'utiliser en France.`,
    );
    expect(namedSentence(formalities, () => undefined)).toBe(formalities.message);
    expect(namedSentence(rate, nameOf)).toBe(rate.message);
  });

  it.each(answerStages)('says what is still to be known: %s', (stage) => {
    const { laws, remarks } = warningWords(all, stage, nameOf);
    expect(laws).toHaveLength(stage === 'settled' ? 1 : 3);
    expect(remarks).toHaveLength(stage === 'simulated' || stage === 'examined' || stage === 'due' ? 1 : 0);
  });
});
