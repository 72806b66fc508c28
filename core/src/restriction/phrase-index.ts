import { foldText, singular } from '../french/fold-text';
import { type RestrictedGoodId, restrictedGoodIds } from './restricted-good-id';
import type { RestrictedWords } from './restricted-words';

/** How a written phrase must stand in a name: anywhere, first, in the plural, or as the whole name. */
export type PhrasePlace = 'anywhere' | 'first' | 'plural' | 'whole';

export interface NamedPhrase {
  /** Folded, in the singular, without little words. */
  readonly words: readonly string[];
  readonly place: PhrasePlace;
  /** Null for what only looks restricted: « pistolet à eau ». */
  readonly good: RestrictedGoodId | null;
}

export interface NameWord {
  /** Folded, in the singular. */
  readonly stem: string;
  readonly isPlural: boolean;
}

const littleWords = new Set(
  'a au aux avec d de des du en et est l la le les ma mes mon ou par pour s sa ses son sur un une of the and with from mon mes quelques petit petite petits petites gros grosse kg g gr ml cl litre litres kilo kilos boite boites paquet paquets bouteille bouteilles tranche tranches morceau morceaux lot lots sachet'.split(
    ' ',
  ),
);

const places: Readonly<Record<string, PhrasePlace>> = { '^': 'first', '+': 'plural', '=': 'whole' };

function cut(text: string): readonly NameWord[] {
  return Array.from(foldText(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => {
    const stem = singular(word);
    return { stem, isPlural: stem !== word };
  });
}

function withoutLittleWords(words: readonly NameWord[]): readonly NameWord[] {
  const meaningful = words.filter(({ stem }) => !littleWords.has(stem) && !/^\d+$/.test(stem));
  return meaningful.length > 0 ? meaningful : words;
}

/** The words of a name that tell what it is; quantities and little words are left out. */
export function nameWords(name: string): readonly NameWord[] {
  return withoutLittleWords(cut(name));
}

function readPhrases(written: readonly string[], good: RestrictedGoodId | null): readonly NamedPhrase[] {
  return written.flatMap((text) => {
    const words = nameWords(text).map(({ stem }) => stem);
    return words.length === 0 ? [] : [{ words, place: places[text[0] ?? ''] ?? 'anywhere', good }];
  });
}

/** Every phrase of the tables, the harmless ones included. */
export function allPhrases({ goods, harmless }: RestrictedWords): readonly NamedPhrase[] {
  return [
    ...restrictedGoodIds.flatMap((id) => readPhrases(goods[id] ?? [], id)),
    ...readPhrases(harmless, null),
  ];
}

export interface PhraseIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly NamedPhrase[]>;
  /** Every word of a phrase that may be written with a slip, by itself with one letter less. */
  readonly slips: ReadonlyMap<string, readonly string[]>;
}

/** Shorter words hold too few letters to forgive one. */
const shortestForgiven = 6;

/** A word with each of its letters taken away in turn, and whole: two words one slip apart share one of these. */
function shortened(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

export function phraseIndex(phrases: readonly NamedPhrase[]): PhraseIndex {
  const byFirstWord = new Map<string, NamedPhrase[]>();
  const slips = new Map<string, string[]>();
  for (const phrase of phrases) push(byFirstWord, phrase.words[0] ?? '', phrase);
  for (const known of byFirstWord.values()) known.sort((a, b) => b.words.length - a.words.length);
  for (const word of new Set(phrases.flatMap(({ words }) => words))) {
    if (word.length < shortestForgiven) continue;
    for (const part of shortened(word)) push(slips, part, word);
  }
  return { byFirstWord, slips };
}

function isOneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  if (restOfA.slice(1) === restOfB.slice(1)) return true;
  if (restOfA.slice(1) === restOfB || restOfA === restOfB.slice(1)) return true;
  return restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2);
}

/** The known word that this one is, or is one slip away from: a letter wrong, missing, added or swapped. */
export function knownWord({ slips, byFirstWord }: PhraseIndex, word: string): string {
  if (byFirstWord.has(word) || word.length < shortestForgiven) return word;
  for (const part of shortened(word)) {
    const close = slips.get(part)?.find((known) => isOneSlip(known, word));
    if (close !== undefined) return close;
  }
  return word;
}
