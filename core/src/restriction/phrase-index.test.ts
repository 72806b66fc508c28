import { expect, it, vi } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { allPhrases, knownWord, phraseIndex } from './phrase-index';

it('takes no word apart that is longer than any known one by more than a letter', () => {
  const index = phraseIndex(allPhrases(catalogue.restrictedWords));
  const longest = [...index.vocabulary].reduce((one, other) => (other.length > one.length ? other : one));
  expect(knownWord(index, `${longest}e`)).toBe(longest);
  const slips = new Map(index.slips);
  const asked = vi.spyOn(slips, 'get');
  const word = 'キロメートル'.repeat(120);
  expect(knownWord({ ...index, slips }, word)).toBe(word);
  expect(asked).not.toHaveBeenCalled();
});
