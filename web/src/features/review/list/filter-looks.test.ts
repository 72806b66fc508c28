import { expect, it } from 'vitest';
import { searchedWords } from './filter-looks';

/** Plain spaces, and no joiner. */
const plain = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');

it.each([
  ['Dupont', 'nom « Dupont »'],
  ['TJB', 'nom ou référence « TJB »'],
  ['zoe@exemple.fr', 'adresse « zoe@exemple.fr »'],
  ['ua0012', 'vol UA 12'],
  ['af 123', 'vol AF 123 (ou référence AF 123…)'],
  ['0612345678', 'téléphone 06 12 34 56 78'],
  ['port calais 2026 12', 'reçu PORT-CALAIS-2026-000012'],
  ['2026-000012', 'reçu 2026-000012'],
  ['+44 20 7946 0958', 'téléphone +44 20 7946 0958'],
])('says how « %s » was understood', (typed, expected) => {
  expect(plain(searchedWords.search(typed))).toBe(expected);
});

it('says the beginning of a reference', () => {
  expect(plain(searchedWords.searchPublicId('k7q-2'))).toBe('référence K7Q-2');
});
