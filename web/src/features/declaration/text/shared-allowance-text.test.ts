import { enumerate, typeset } from '@retour/core';
import { expect, it } from 'vitest';
import { sharedAllowanceText } from './shared-allowance-text';

it.each([
  [['K7Q-2MX-9TD'], /la déclaration K7Q-2MX-9TD, au même nom/u],
  [['K7Q-2MX-9TD', 'AAA-AAA-AAA'], /les déclarations K7Q-2MX-9TD et AAA-AAA-AAA, au même nom/u],
  [['K7Q-2MX-9TD', 'AAA-AAA-AAA', 'BBB-BBB-BBB'], /K7Q-2MX-9TD, AAA-AAA-AAA et BBB-BBB-BBB, au même nom/u],
])('names %s to the agent', (references, said) => {
  expect(
    sharedAllowanceText
      .alsoSee(references)
      .replaceAll(/[\u2060\u2011]/gu, (one) => (one === '\u2011' ? '-' : '')),
  ).toMatch(said);
});

// Written there again: the core's own would be fetched with a screen that is to come at once.
it.each([1, 2, 3, 7])('enumerates %i references as the core does', (count) => {
  const references = Array.from({ length: count }, (_, index) => `K7Q-2MX-9T${index}`);
  const said = sharedAllowanceText.alsoSee(references);
  expect(said).toMatch(new RegExp(`déclarations? ${typeset(enumerate(references))}, au même nom`, 'u'));
});
