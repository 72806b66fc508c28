import { foldText, singular } from '@retour/core';

/** A word of a text, ready to be compared, and where it stands in the text as it is shown. */
export interface SearchWord {
  /** Folded, in the singular. */
  readonly stem: string;
  /** Folded, as written. */
  readonly folded: string;
  /** In lower case, in the singular, with its accents. */
  readonly accented: string;
  readonly start: number;
  readonly end: number;
}

/** Little words that nobody searches for. Elided ones (d’, l’) are here as they stand without their apostrophe. */
const stopWords = new Set(
  'a au aux avec ce cet cette ces d de des du en et est je l la le les ma mes mon my ou par pour qu que qui s sa ses son sur the un une of for and'.split(
    ' ',
  ),
);

export const isLittle = ({ folded }: SearchWord): boolean => stopWords.has(folded);

export const isTea = (word: SearchWord | undefined): boolean => word?.folded === 'the';

/** Every word of a text in order, little words included. */
export function allWords(text: string): readonly SearchWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), (match) => {
    const folded = foldText(match[0]);
    const accented = singular(match[0].toLowerCase().normalize('NFC'));
    return {
      stem: singular(folded),
      folded,
      accented,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

function withoutLittleWords(words: readonly SearchWord[], isKept: (place: number) => boolean) {
  const meaningful = words.filter((word, place) => isKept(place) || !isLittle(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** The words of a text that carry its meaning; every word when it has no other. */
export function meaningfulWords(words: readonly SearchWord[]): readonly SearchWord[] {
  return withoutLittleWords(words, () => false);
}

/** The same of what is looked for, where « thé » first is tea: « thé blanc » is no white wine, « the north face » says as much. */
export function soughtWords(words: readonly SearchWord[]): readonly SearchWord[] {
  return withoutLittleWords(words, (place) => place === 0 && isTea(words[0]));
}
