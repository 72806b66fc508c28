import { foldText, singular } from '../french/fold-text';
import { type RestrictedGoodId, restrictedGoodIds } from './restricted-good-id';
import type { RestrictedWords } from './restricted-words';

/** How a written phrase must stand in a name: anywhere, first, in the plural, or as the whole name. */
export type PhrasePlace = 'anywhere' | 'first' | 'plural' | 'whole';

export interface NamedPhrase {
  /** Folded, in the singular, without little words. */
  readonly words: readonly string[];
  /** The same as written. */
  readonly folded: string;
  readonly place: PhrasePlace;
  /** Null for what only looks restricted: « pistolet à eau ». */
  readonly good: RestrictedGoodId | null;
}

export interface NameWord {
  readonly folded: string;
  /** Folded, in the singular. */
  readonly stem: string;
  /** Which of the things that the name lists it belongs to: « vin et fromage » names two. */
  readonly thing: number;
}

const littleWords = new Set(
  'a au aux avec d de des du en et est l la le les ma mes mon ou par pour s sa ses son sur un une of and with from'.split(
    ' ',
  ),
);

/** How much there is, before what it is. */
const quantityWords = new Set(
  'petit petite gros grosse quelque kg g gr ml cl l litre kilo gramme boite paquet bouteille tranche morceau lot sachet pot'.split(
    ' ',
  ),
);

const places: Readonly<Record<string, PhrasePlace>> = { '^': 'first', '+': 'plural', '=': 'whole' };

const betweenThings = /,(?!\d)|[;+/&]|(?<![\p{L}\p{N}])(?:et|and)(?![\p{L}\p{N}])/u;

/** The words of a name, without those that only join them. */
export function nameWords(name: string): readonly NameWord[] {
  const words = foldText(name)
    .split(betweenThings)
    .flatMap((things, thing) =>
      Array.from(things.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([folded]) => ({
        folded,
        stem: singular(folded),
        thing,
      })),
    );
  const meaningful = words.filter(({ folded }) => !littleWords.has(folded));
  return meaningful.length > 0 ? meaningful : words;
}

/** Where the thing itself begins: « 2 kg de », « boîte de » only tell how much. */
export function headOf(name: readonly NameWord[]): number {
  const head = name.findIndex(({ stem }) => !quantityWords.has(stem) && !/^\d+$/.test(stem));
  return Math.max(0, head);
}

function readPhrases(written: readonly string[], good: RestrictedGoodId | null): readonly NamedPhrase[] {
  return written.flatMap((text) => {
    const own = nameWords(text);
    if (own.length === 0) return [];
    const place = places[text[0] ?? ''] ?? 'anywhere';
    return [
      { words: own.map(({ stem }) => stem), folded: own.map(({ folded }) => folded).join(' '), place, good },
    ];
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
  readonly vocabulary: ReadonlySet<string>;
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
  const vocabulary = new Set(phrases.flatMap(({ words }) => words));
  for (const word of vocabulary) {
    if (word.length < shortestForgiven) continue;
    for (const part of shortened(word)) push(slips, part, word);
  }
  return { byFirstWord, vocabulary, slips };
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
export function knownWord({ slips, vocabulary }: PhraseIndex, word: string): string {
  if (vocabulary.has(word) || word.length < shortestForgiven) return word;
  for (const part of shortened(word)) {
    const close = slips.get(part)?.find((known) => isOneSlip(known, word));
    if (close !== undefined) return close;
  }
  return word;
}
