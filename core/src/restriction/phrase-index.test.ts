import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { foldText } from '../french/fold-text';
import { phrasesOf } from './name-restrictions';
import { nameWords } from './name-words';
import { indexPhrases, knownWord } from './phrase-index';
import { wholeOf } from './read-phrases';

vi.mock('../french/fold-text', { spy: true });
beforeEach(() => void vi.mocked(foldText).mockClear());

it.each(['à', 'de', 'd', 'avec', 'plein', 'été', 'ﷺ'])(
  'folds each word once, however many « %s » pile up',
  (word) => {
    const name = Array.from({ length: 60 }, () => word).join(' x ');
    nameWords(name);
    expect(vi.mocked(foldText).mock.calls.length).toBeLessThanOrEqual(120);
    vi.mocked(foldText).mockClear();
    nameWords(Array.from({ length: 60 }, () => word).join(' '));
    expect(vi.mocked(foldText).mock.calls.length).toBeLessThanOrEqual(60);
  },
);

it('takes no word apart that is longer than any known one by more than a letter', () => {
  const index = wholeOf(indexPhrases(phrasesOf(catalogue.restrictedWords)));
  const longest = [...index.vocabulary].reduce((one, other) => (other.length > one.length ? other : one));
  expect(knownWord(index, `${longest}e`)).toBe(longest);
  const typos = new Map(index.typos);
  const asked = vi.spyOn(typos, 'get');
  const word = 'キロメートル'.repeat(120);
  expect(knownWord({ ...index, typos }, word)).toBe(word);
  expect(asked).not.toHaveBeenCalled();
});
