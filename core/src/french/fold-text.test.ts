import { expect, it } from 'vitest';
import { foldText, singular } from './fold-text';

it.each([
  ['Cœur Été', 'coeur ete'],
  ['GROßE Æbler', 'grosse aebler'],
  ['smørrebrød złoty', 'smorrebrod zloty'],
  ['robe 42', 'robe 42'],
  ['l’été', 'l’ete'],
])('folds « %s » into %s', (text, folded) => expect(foldText(text)).toBe(folded));

it.each([
  ['montres', 'montre'],
  ['bijoux', 'bijou'],
  ['cheveux', 'cheveu'],
  ['gateaux', 'gateau'],
  ['eaux', 'eau'],
  ['journaux', 'journal'],
  ['maux', 'mau'],
  ['egaux', 'egau'],
  ['auxiliaire', 'auxiliaire'],
  ['glass', 'glass'],
  ['bus', 'bus'],
  ['501s', '501s'],
  ['sac', 'sac'],
  ['savon', 'savon'],
  ['noix', 'noi'],
])('counts %s as %s', (word, one) => expect(singular(word)).toBe(one));
