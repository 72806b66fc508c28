import { expect, it } from 'vitest';
import type { RestrictedWords } from '../goods/restricted-words';
import { isNearSpelling } from './is-near-spelling';

const words: RestrictedWords = {
  goods: {
    drugs: ['cocaine', '^pavot', 'khat'],
    meat: ['jambon', 'foie gras'],
    animals: ['python', 'zebre'],
  },
  harmless: ['cocaine en chocolat'],
  contexts: [{ place: 'anywhere', excludes: ['meat'], words: ['savon'] }],
};

it.each([
  ['cocaine', false],
  ['kokaine', true],
  ['kokkaine', true],
  ['quocaine', true],
  ['coqaine', true],
  ['cockaine', true],
  ['coca', false],
  ['cocane', true],
  ['coocaine', true],
  ['cocaime', true],
  ['coacine', false],
  ['cociane', false],
  ['cocan', false],
  ['fython', false],
  ['piton', true],
  ['pithon', true],
  ['sebre', true],
  ['jambon', false],
  ['jambom', true],
  ['jammbon', true],
  ['jardin', false],
  ['savon', false],
  ['pavol', false],
  ['chocolat', false],
  ['foiegras', true],
  ['foiegrasmaison', true],
  ['monfoiegras', true],
  ['foiegra', true],
  ['foiegr', false],
  ['sacocaine', true],
  ['lampadaire', false],
  ['x'.repeat(40), false],
  ['x'.repeat(41), true],
])('finds « %s » near a restricted word: %s', (stem, isNear) =>
  expect(isNearSpelling(stem, words)).toBe(isNear),
);
