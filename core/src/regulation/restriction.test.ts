import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { indexCatalogue } from '../goods/index-catalogue';
import { restrictionRules } from './restriction';

const admitted = ['ananas', 'banane', 'noix-de-coco', 'durian', 'datte', 'dattes'];
const codeOf = (restriction: string) => restrictionRules.find(({ words }) => words.test(restriction))?.code;
const restricted = [...indexCatalogue(catalogue).values()].flatMap(({ id, restriction }) =>
  restriction === null || admitted.includes(id) ? [] : [[id, restriction] as const],
);

describe('restrictions', () => {
  it.each(restricted)('%s falls under a rule: %s', (_, restriction) => {
    expect(codeOf(restriction)).toBeDefined();
  });

  it.each([
    ['jambon-cru', 'meat-and-dairy'],
    ['saumon-fume', 'fish'],
    ['miel', 'limited-animal-products'],
    ['agrumes', 'plants'],
    ['medicament', 'medicine'],
    ['medicament-antibiotique', 'medicine'],
    ['munitions', 'weapons'],
    ['feux-artifice', 'weapons'],
    ['tableau-ancien', 'cultural-goods'],
    ['chien-chat', 'animals'],
    ['oiseau-perroquet', 'protected-species'],
    ['velo', 'trade-defence'],
    ['puff-jetable', 'forbidden-sale'],
    ['drone-avec-camera', 'regulated'],
  ])('%s: %s', (id, code) => {
    expect(codeOf(indexCatalogue(catalogue).get(id)?.restriction ?? '')).toBe(code);
  });
});
