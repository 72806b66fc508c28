import { typeset, typographyFaults } from '@retour/core';
import { expect, it } from 'vitest';
import { lawText } from './law-text';

const noteOne = 'Texte : code général des impôts, article 291';
const noteTwo = 'Textes : directive européenne 2007/74/CE, article 13 ; code général des impôts, article 291';

it.each([
  [['CGI, art. 291'], noteOne],
  [['CGI, art. 291', 'CGI, art. 291'], noteOne],
  [['Dir. 2007/74/CE, art. 13', 'CGI, art. 291'], noteTwo],
])('spells out the laws of a line: %j', (bases, note) => {
  expect(lawText(bases)).toBe(typeset(note));
  expect(typographyFaults(lawText(bases))).toEqual([]);
});
