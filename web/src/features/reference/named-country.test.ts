import { expect, it } from 'vitest';
import { namedCountry } from './named-country';

it.each(['', 'x', 'ch', 'CH', 'al', 'ma', 'us', 'gb', 'can', 'guyane', 'guadeloupe', 'chypre du nord'])(
  'takes no country from « %s »',
  (typed) => {
    expect(namedCountry(typed)).toBeUndefined();
  },
);

it.each([
  ['Suisse', 'CH'],
  [' maroc ', 'MA'],
  ['Niger', 'NE'],
  ['suis', 'CH'],
  ['japo', 'JP'],
  ['États-Unis', 'US'],
  ['etats-unis', 'US'],
  ['etats unis', 'US'],
  ['guinee', 'GN'],
  ['republique dominicaine', 'DO'],
  ['coree du sud', 'KR'],
  ['guyana', 'GY'],
  ['italie', 'IT'],
  ['ital', 'IT'],
  ['allemagne', 'DE'],
  ['allem', 'DE'],
  ['alemagne', 'DE'],
  ['chypre', 'CY'],
  ['Chypre (partie nord)', 'XN'],
  ['livigno', 'XV'],
  ['Livigno (Italie)', 'XV'],
  ['Büsingen (Allemagne)', 'XB'],
  ['heligoland', 'XH'],
  ['Saint-Martin (partie néerlandaise)', 'SX'],
])('takes the country that « %s » names, or the one suggestion left', (typed, code) => {
  expect(namedCountry(typed)).toBe(code);
});
