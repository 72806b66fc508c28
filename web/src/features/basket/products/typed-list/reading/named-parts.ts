import { foldText } from '@retour/core';
import { type PriceReader, partsOf } from './list-text';

/** A name with commas, apart at them, as it is compared. */
export type CommaName = readonly string[];

/** Nobody types each accent, nor the apostrophe of print, nor the space before a colon. */
const folded = (text: string): string =>
  foldText(text)
    .replaceAll('’', "'")
    .replaceAll(/\s*:\s*/gu, ': ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/**
 * Those that keep their commas in a list, the longest first: a colon says that what follows is of one name. Without it they are words
 * that people list (« short, bermuda 40 € » may be two articles).
 */
export function namesKeptWhole(names: readonly string[]): readonly CommaName[] {
  return names
    .filter((name) => name.includes(':'))
    .map((name) => partsOf(name).map(folded))
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => other.length - one.length);
}

interface Place {
  readonly start: number;
  readonly end: number;
  /** What stands there, as it is compared. */
  readonly piece: string;
}

/**
 * What stands between the commas, semicolons and lines of a text, as typed, but for those of a name that is typed in full: « Or : lingots,
 * pièces d’or 4 000 € » is one article.
 */
export function partsWithNames(
  text: string,
  names: readonly CommaName[],
  prices?: PriceReader,
): readonly string[] {
  if (names.length === 0 || !text.includes(':')) return partsOf(text, prices);
  const places = placesOf(text, prices);
  const parts: string[] = [];
  for (let first = 0; first < places.length; ) {
    const from = first;
    const named = names.find((name) => standsAt(text, places.slice(from, from + name.length), name));
    const length = named?.length ?? 1;
    parts.push(text.slice(places[first]?.start, places[first + length - 1]?.end));
    first += length;
  }
  return parts;
}

function placesOf(text: string, prices: PriceReader | undefined): readonly Place[] {
  let end = 0;
  return partsOf(text, prices).map((part) => {
    const start = text.indexOf(part, end);
    end = start + part.length;
    return { start, end, piece: folded(part) };
  });
}

/** How many of it, before a name that may follow the dash of a copied list. */
const countAlone = /^(?:[•*·–—-] )?(?:(?:\d{1,4} ?[x×*]?|une?|deux|trois|quatre|cinq|six) ?)?$/u;
/** After it, nothing, « x 2 » or its price, and no other word, which would be of another article. */
const priceNext = /^\s*(?:$|[x×*]\s*\d|(?:[:=@(,–—-]|(?:a|pour)\s)?\s*(?:\d|\p{Sc}))/u;

/** Whether these places are a name that is typed in full, apart by its commas. */
function standsAt(text: string, places: readonly Place[], name: CommaName): boolean {
  return name.every((piece, position) => {
    const place = places[position];
    if (place === undefined) return false;
    const before = places[position - 1];
    if (before !== undefined && text.slice(before.end, place.start).trim() !== ',') return false;
    const typed = place.piece;
    if (position === 0) {
      return typed.endsWith(piece) && countAlone.test(typed.slice(0, typed.length - piece.length));
    }
    if (position < name.length - 1) return typed === piece;
    return typed.startsWith(piece) && priceNext.test(typed.slice(piece.length));
  });
}
