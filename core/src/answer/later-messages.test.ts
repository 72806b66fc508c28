import { describe, expect, it } from 'vitest';
import { assessed, catalogue, type SpokenGood, situation } from '../assessment/testing/situation';
import { phrase } from '../french/typeset';
import { typographyFaults } from '../french/typography-faults';
import { indexCatalogue } from '../goods/index-catalogue';
import { restrictedGoodIds } from '../goods/restricted-good-id';
import { answerStages } from './answer-stages';
import { messageAtStage, type WordedWarning } from './warning-words';

const warningsOf = (good: Partial<SpokenGood>, country = 'US'): readonly WordedWarning[] =>
  assessed(situation([{ originalValue: 12, amount: 1, ...good }], { country })).warnings;

const products = [...indexCatalogue(catalogue).values()].filter(
  ({ kind, restrictedGood, countries }) =>
    kind !== 'category' && restrictedGood !== null && countries.length === 0,
);
/** Of every good, said to be it and left in doubt, and of every product that the law restricts. */
const warnings = [
  ...restrictedGoodIds.flatMap((restriction) => warningsOf({ customName: 'Vase', restriction })),
  ...['Saucisson', 'Bière brune', 'Snus'].flatMap((customName) => warningsOf({ customName })),
  ...products.flatMap(({ id }) => warningsOf({ id })),
].filter(({ severity }) => severity !== undefined);
const outOfTime = /Choisissez-|Répondez avant|n’en rapportez (?:pas|que)|Avant \d+\sans, montrez/iu;
/** And what is done before an agent has it in hand. */
const toCome = /avant (?:le contrôle|de passer|d.être contrôlé|la sortie)/u;

describe('what a warning says once a declaration is sent', () => {
  it('is read of orders that come before', () => {
    expect(warnings.filter(({ message }) => outOfTime.test(message)).length).toBeGreaterThan(10);
  });

  it.each(answerStages.slice(2))('orders nothing that is too late: %s', (stage) => {
    const messages = warnings.map((warning) => messageAtStage(warning, stage));
    expect(messages.filter((message) => outOfTime.test(message) || toCome.test(message))).toEqual([]);
    expect(messages.flatMap(typographyFaults)).toEqual([]);
    expect(messages.filter((message) => message === '' || /^Vous en avez/u.test(message))).toEqual([]);
  });

  it('is said to show the article to the agent, who decides, until it is closed', () => {
    const [beer] = warningsOf({ customName: 'Bière' }).filter(({ severity }) => severity === 'doubtful');
    const asked = phrase`« Bière » : est-ce une boisson alcoolisée ? Alcool : les taxes dépendent de la quantité et du degré.`;
    expect(beer && messageAtStage(beer, 'due')).toBe(phrase`${asked} À montrer à un agent : il décide.`);
    expect(beer && messageAtStage(beer, 'uncollected')).toBe(asked);
  });

  it('is what it was before', () => {
    for (const stage of answerStages.slice(0, 2)) {
      expect(warnings.map((warning) => messageAtStage(warning, stage))).toEqual(
        warnings.map(({ message }) => message),
      );
    }
  });

  it('is the sentence of its day, of an earlier answer', () => {
    expect(messageAtStage({ code: 'meat', message: 'Viande.' }, 'due')).toBe('Viande.');
  });
});
