import type { RestrictedGoodId } from '../goods/restricted-good-id';

/**
 * How a written phrase must stand in a name: anywhere, first, last, in the plural, as the whole name, with its accents, with its words
 * side by side, or with its accents and a « de ».
 */
export type PhrasePlace = 'anywhere' | 'first' | 'last' | 'plural' | 'whole' | 'accented' | 'joint' | 'made';

export interface NamedPhrase {
  /** Folded, in the singular, without little words. */
  readonly words: readonly string[];
  /** As each of these words sounds. */
  readonly sounds: readonly string[];
  /** The same as written. */
  readonly folded: string;
  readonly accented: string;
  readonly place: PhrasePlace;
  /** Null for what only looks restricted: « pistolet à eau ». */
  readonly good: RestrictedGoodId | null;
}

/** Shorter words hold too few letters to forgive one, or to be known when they are cut. */
export const minForgivenLength = 6;

/** Into more pieces nobody cuts a word. */
export const maxPieces = 4;

/** Phrases, or words, read between two pauses. */
export const sliceSize = 400;

export interface PhraseIndex {
  /** All of them, the harmless ones included. */
  readonly phrases: readonly NamedPhrase[];
  /** Words that are one, although written in pieces. */
  readonly cuttable: ReadonlySet<string>;
  /** By the sound of their first word, the longest first. */
  readonly bySound: ReadonlyMap<string, readonly NamedPhrase[]>;
  readonly vocabulary: ReadonlySet<string>;
  /** Every word of a phrase that may be written with a typo, by itself with one letter less. */
  readonly typos: ReadonlyMap<string, readonly string[]>;
  /** A longer word has no known word one typo away, and is not taken apart. */
  readonly maxForgivenLength: number;
}

/** A word with each of its letters taken away in turn, and whole: two words one typo apart share one of these. */
export function shortened(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

export function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** An index in the making: it stops after each slice, for who makes it to let a page answer in between. */
export function* indexPhrases(phrases: readonly NamedPhrase[]): Generator<undefined, PhraseIndex> {
  const bySound = new Map<string, NamedPhrase[]>();
  for (const phrase of phrases) push(bySound, phrase.sounds[0] ?? '', phrase);
  for (const known of bySound.values()) known.sort((a, b) => b.words.length - a.words.length);
  const vocabulary = new Set(phrases.flatMap(({ words }) => words));
  yield;
  const cuttable = new Set(
    phrases.flatMap(({ words: [word = '', ...others], good, place }) =>
      good !== null && place === 'anywhere' && others.length === 0 && word.length >= minForgivenLength
        ? [word]
        : [],
    ),
  );
  const typos = new Map<string, string[]>();
  const forgiven = [...vocabulary].filter((word) => word.length >= minForgivenLength);
  for (const [count, word] of forgiven.entries()) {
    if (count % sliceSize === 0) yield;
    for (const part of shortened(word)) push(typos, part, word);
  }
  const maxForgivenLength = Math.max(...forgiven.map((word) => word.length)) + 1;
  return { phrases, bySound, vocabulary, typos, maxForgivenLength, cuttable };
}

export function isOneTypo(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  if (restOfA.slice(1) === restOfB.slice(1)) return true;
  if (restOfA.slice(1) === restOfB || restOfA === restOfB.slice(1)) return true;
  return restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2);
}

/** The known word that this one is, or is one typo away from: a letter wrong, missing, added or swapped. */
export function knownWord({ typos, vocabulary, maxForgivenLength }: PhraseIndex, word: string): string {
  if (vocabulary.has(word) || word.length < minForgivenLength || word.length > maxForgivenLength) return word;
  for (const part of shortened(word)) {
    const close = typos.get(part)?.find((known) => isOneTypo(known, word));
    if (close !== undefined) return close;
  }
  return word;
}
