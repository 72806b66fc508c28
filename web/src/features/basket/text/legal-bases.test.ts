import { typographyFaults } from '@retour/core';
import { expect, it } from 'vitest';
import { summaryText } from './summary-text';

it.each([[['CGI, art. 291']], [['Dir. 2007/74/CE, art. 13', 'Règlement (CEE) nº 2658/87', 'CGI, art. 291']]])(
  'sets the laws of a line: %j',
  (bases) => expect(typographyFaults(summaryText.legalBases(bases))).toEqual([]),
);
