import { allWords, type SearchWord } from './search-words';

const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** The words of a text in order; the thousands of a number are one word with what stands before them: « 10 000 ». */
export function wordsOfSentence(text: string): readonly SearchWord[] {
  const joined: SearchWord[] = [];
  for (const word of allWords(text)) {
    const before = joined.at(-1);
    const isThousands =
      before !== undefined &&
      isDigits(before.folded) &&
      /^\d{3}$/.test(word.folded) &&
      /^[ .\u00A0\u202F]$/.test(text.slice(before.end, word.start));
    if (!isThousands) {
      joined.push(word);
      continue;
    }
    const folded = `${before.folded}${word.folded}`;
    joined[joined.length - 1] = {
      stem: folded,
      folded,
      accented: folded,
      start: before.start,
      end: word.end,
    };
  }
  return joined;
}
