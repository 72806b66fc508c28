import { describe, expect, it } from 'vitest';
import productsFile from '../../data/products.json' with { type: 'json' };
import { phrase, typeset } from '../french/typeset';
import { typographyFaults } from '../french/typography-faults';
import { restrictedGoodIds } from '../goods/restricted-good-id';
import { lawOn } from '../regulation/law';
import { restrictedGoodOf } from '../regulation/restriction-severity';
import { saidAtStage } from './after-sending';
import { answerStages } from './answer-words';

const law = lawOn('2026-11-22');
const advices = restrictedGoodIds.flatMap((id) => {
  const good = restrictedGoodOf(id, law);
  if (good === undefined) return [];
  return [
    typeset(`${good.law} ${good.advice}`),
    phrase`« Vase » : ${typeset(`${good.question ?? ''} ${good.law}`)} Répondez avant de vous fier au montant.`,
  ];
});
const ofProducts = [...JSON.stringify(productsFile).matchAll(/"restriction":"([^"]+)"/gu)].map(
  ([, said = '']) => typeset(said),
);
const messages = [...new Set([...advices, ...ofProducts])];
const outOfTime = /Choisissez-|Répondez avant|n’en rapportez (?:pas|que)|Avant \d+\sans, montrez/iu;

describe('what a warning says once a declaration is sent', () => {
  it('is read of orders that come before', () => {
    expect(messages.filter((message) => outOfTime.test(message)).length).toBeGreaterThan(10);
  });

  it.each(['due', 'settled', 'refused', 'cancelled'] as const)(
    'orders nothing that is too late: %s',
    (stage) => {
      const said = messages.map((message) => saidAtStage(message, stage));
      expect(said.filter((message) => outOfTime.test(message))).toEqual([]);
      expect(said.flatMap(typographyFaults)).toEqual([]);
      expect(said.filter((message) => message === '' || /\?\s*$|^Vous en avez/u.test(message))).toEqual([]);
    },
  );

  it('is said to show the article to the agent, who decides, until it is closed', () => {
    const beer = phrase`« Bière » : est-ce une boisson alcoolisée ? Alcool : les taxes dépendent de la quantité et du degré. Répondez avant de vous fier au montant.`;
    expect(saidAtStage(beer, 'due')).toBe(
      phrase`« Bière » : est-ce une boisson alcoolisée ? Alcool : les taxes dépendent de la quantité et du degré. Montrez l'article à un agent : il décide.`,
    );
    expect(saidAtStage(beer, 'cancelled')).toMatch(/degré\.$/u);
  });

  it('is what it was before', () => {
    for (const stage of answerStages.slice(0, 2)) {
      expect(messages.map((message) => saidAtStage(message, stage))).toEqual(messages);
    }
  });
});
