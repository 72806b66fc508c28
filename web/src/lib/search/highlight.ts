import { singular } from '@retour/core';
import { allowedEdits } from './create-search';
import { letterDistance } from './letter-distance';
import { readQuery } from './read-query';
import { allWords } from './search-words';

/** A piece of a text as it is shown: `matched` pieces are what the query found. */
interface TextPiece {
  readonly text: string;
  readonly matched: boolean;
}

/** From `start` up to, not including, `end`, in UTF-16 units of the text. */
interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where the words of a query stand in a text: the letters typed, or the whole word when one of them is wrong. */
export function matchRanges(text: string, query: string, threshold: number): readonly TextRange[] {
  const words = allWords(text);
  const sought = [...readQuery(query).words];
  return words.flatMap((word, index): readonly TextRange[] => {
    const typed = sought.find((stem) => word.folded.startsWith(stem));
    if (typed !== undefined) {
      const isWhole = word.stem === typed || word.end - word.start !== word.folded.length;
      return [{ start: word.start, end: isWhole ? word.end : word.start + typed.length }];
    }
    const isClose = sought.some((stem) => {
      const limit = allowedEdits(stem.length, threshold);
      return limit > 0 && letterDistance(stem, word.stem, limit) <= limit;
    });
    if (isClose) return [{ start: word.start, end: word.end }];
    const next = words[index + 1];
    const joined = next === undefined ? undefined : singular(word.folded + next.folded);
    if (next === undefined || joined === undefined || !sought.includes(joined)) return [];
    return [{ start: word.start, end: next.end }];
  });
}

/** Cuts a text at its matches, for the interface to mark them. */
export function textPieces(text: string, ranges: readonly TextRange[]): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let position = 0;
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (start < position) continue;
    if (start > position) pieces.push({ text: text.slice(position, start), matched: false });
    pieces.push({ text: text.slice(start, end), matched: true });
    position = end;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), matched: false });
  return pieces;
}
