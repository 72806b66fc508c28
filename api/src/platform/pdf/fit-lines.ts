import { wordJoiner } from '@retour/core';

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface FitOptions {
  readonly width: number;
  readonly size: number;
  /** How wide a text is drawn at a size. */
  readonly widthOf: (text: string, size: number) => number;
}

/** Below this share of its size, a text is cut rather than made smaller still. */
const smallest = 0.75;
const step = 0.5;

/** Scripts whose lines end between any two signs, or are read from right to left: the library wraps them. */
const wrappedElsewhere =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Arabic}\p{Script=Hebrew}\p{Emoji_Presentation}]/u;

/** A line may end after a plain space or a hyphen, but not where two parts are joined. */
const breaks = new RegExp(`(?<= )|(?<=\\p{L}-)(?!${wordJoiner})`, 'u');

/** No hyphen is added to an address or a number: it would change what it says. */
const isWord = /^[\p{L}\p{M}’'-]+[.,;:]?\s*$/u;

/** Cuts a piece that no line holds: at a letter, with a hyphen where it is a word. */
function cut(piece: string, fits: (text: string) => boolean): readonly string[] {
  const sign = isWord.test(piece) ? '-' : '';
  const parts: string[] = [];
  let part = '';
  for (const character of piece) {
    if (part !== '' && !fits(`${part}${character}${sign}`)) {
      parts.push(`${part}${sign}`);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/**
 * The lines of a text in a box, and the size to write them at. A text of one piece that the library wraps well is given
 * back whole.
 */
export function fitLines(text: string, { width, size, widthOf }: FitOptions): FittedText {
  const pieces = text.split(breaks);
  const isTooWide = (at: number): boolean =>
    pieces.some((piece) => !wrappedElsewhere.test(piece) && widthOf(piece.trimEnd(), at) > width);
  if (!text.includes(wordJoiner) && !isTooWide(size)) return { lines: [text], size };
  let fitted = size;
  while (isTooWide(fitted) && fitted - step >= size * smallest) fitted -= step;
  const fits = (line: string): boolean => widthOf(line.trimEnd(), fitted) <= width;
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces.flatMap((one) =>
    wrappedElsewhere.test(one) || fits(one) ? [one] : cut(one, fits),
  )) {
    if (line !== '' && !fits(line + piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return { lines: [...lines, line], size: fitted };
}
