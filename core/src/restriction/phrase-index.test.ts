import { expect, it, vi } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { allPhrases, knownWord, phraseIndex } from './phrase-index';

it('takes no word apart that is longer than any known one by more than a letter', () => {
  const index = phraseIndex(allPhrases(catalogue.restrictedWords));
  const longest = [...index.vocabulary].reduce((one, other) => (other.length > one.length ? other : one));
  expect(knownWord(index, `${longest}e`)).toBe(longest);
  const typos = new Map(index.typos);
  const asked = vi.spyOn(typos, 'get');
  const word = 'キロメートル'.repeat(120);
  expect(knownWord({ ...index, typos }, word)).toBe(word);
  expect(asked).not.toHaveBeenCalled();
});
