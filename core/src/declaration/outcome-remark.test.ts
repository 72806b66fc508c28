import { expect, it } from 'vitest';
import { outcomeRemark } from './outcome-remark';

it.each([
  ['refused', 'Raison donnée par l’agent : Repart demain.'],
  ['seized', 'Raison donnée par l’agent : Repart demain.'],
  ['abandoned', 'Précision de l’agent : Repart demain.'],
  ['re-exported', 'Précision de l’agent : Repart demain.'],
] as const)('calls a reason what was asked as one: %s', (status, words) => {
  expect(outcomeRemark(status, 'Repart demain.').replace(/\s/gu, ' ')).toBe(words);
});
